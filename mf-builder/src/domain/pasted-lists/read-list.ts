import { columnsOf, guessedColumns, type Role } from './columns';
import { mostOfOne } from '../choices/change-build';
import { readReport } from '../pc-reports/read-report';
import { headingMark } from './flat-text';
import type { ListLine, PastedList } from './list-line';
import { isFurniture, isSentence, isSum, numberOnly, statesPrice } from './notes';
import { priceOfCell } from './price-in-text';
import { readCells, type Cells } from './read-cells';
import { splitEnumeration } from './enumeration';
import { isRule, rowsOf, tableBelow, trimmed } from './rows';
import { typeOfWord } from './type-words';

/** Characters and lines of the largest list that is read. */
const maxPasted = 500_000;
const maxLines = 2_000;

/** Parts of the largest list: no PC has more, and each is compared with the whole catalogue. */
const maxParts = 200;

const cutText = `This text is very long. Its first ${maxParts} parts are read, of its first ${maxLines} lines; paste the rest by itself.`;

/** The parts that a pasted text names, whatever its shape, and what it says besides. Never throws. */
export function readList(pasted: string): PastedList {
  const report = readReport(pasted);
  if (report) return report;
  const list: PastedList = { lines: [], notes: [] };
  let columns: Role[] | undefined;
  let waiting: string | undefined;
  let summed = false;
  const whole = rowsOf(pasted.slice(0, maxPasted));
  const rows = whole.slice(0, maxLines);
  if (pasted.length > maxPasted || whole.length > maxLines) list.cut = cutText;
  for (const [at, row] of rows.entries()) {
    if (list.lines.length >= maxParts) {
      list.lines.length = maxParts;
      list.cut = cutText;
      break;
    }
    const heading = row[0]?.startsWith(headingMark) === true || (row.length === 1 && /:\s*$/.test(row[0] ?? ''));
    const cells = trimmed(heading ? row.map((cell) => cell.replace(headingMark, '')) : row);
    const text = cells.filter(Boolean).join(' ');
    const heads = columnsOf(cells, tableBelow(rows, at), isRule(rows[at + 1]));
    if (heads) {
      columns = heads;
      continue;
    }
    if (text === '') continue;
    const afterSum = summed;
    summed = false;
    if (cells.length === 1 && typeOfWord(text.replace(/[:=-]\s*$/, '')) !== undefined) {
      waiting = text.replace(/[:=-]\s*$/, '');
      continue;
    }
    const number = numberOnly(text);
    const last = list.lines.at(-1);
    if (number !== undefined && last) {
      last.quantity = Math.min(mostOfOne, Math.max(1, number));
      continue;
    }
    if (isFurniture(text)) {
      const price = statesPrice(text)
        ? priceOfCell(text.replace(/^\W*\p{L}+(?: \p{L}+)*\W*?(?=[$€£\d])/u, ''))
        : undefined;
      summed = isSum(text) && price === undefined;
      if (price) addPrice(list.lines, price);
      else if (/\p{L}{3}/u.test(text)) list.notes.push(text);
      continue;
    }
    const price = cells.length === 1 ? barePrice(text) : undefined;
    if (price) {
      if (!afterSum) addPrice(list.lines, price);
      continue;
    }
    const found = readRow(cells, columns, waiting, heading);
    if (found.length > 0) waiting = undefined;
    else list.notes.push(text);
    list.lines.push(...found);
  }
  return list;
}

/** A line that is nothing but a price belongs to the part above it. */
const barePrice = (text: string) =>
  /\p{L}{4}/u.test(text) ? undefined : /[$€£]|\d[.,]\d{2}\b/.test(text) ? priceOfCell(text) : undefined;

function addPrice(lines: ListLine[], price: NonNullable<ListLine['price']>): void {
  const last = lines.at(-1);
  if (last && !last.price) last.price = price;
}

function readRow(
  cells: readonly string[],
  columns: readonly Role[] | undefined,
  waiting: string | undefined,
  heading: boolean,
): ListLine[] {
  const headed = cells.length > 1 && columns?.length === cells.length;
  const roles = headed ? columns : cells.length > 1 ? guessedColumns(cells) : undefined;
  if (!roles) {
    const text = cells[0] ?? '';
    return splitEnumeration(text).flatMap((one) => readOne({ name: one, type: waiting, heading }, one));
  }
  const named = cells.filter((cell) => typeOfWord(cell.split(/[:=]/, 1)[0] ?? '') !== undefined && /[:=]/.test(cell));
  if (named.length > 1 && named.length * 2 > cells.length)
    return cells.flatMap((cell) => readOne({ name: cell }, cell));
  const of = (role: Role) => cells[roles.indexOf(role)];
  const [brand, name] = [of('brand'), of('name')];
  const parts: Cells = {
    name: [brand, name].filter(Boolean).join(' '),
    type: of('type') ?? waiting,
    price: of('price'),
    quantity: of('quantity'),
    address: of('address'),
    owned: of('owned'),
    listed: headed,
  };
  return readOne(parts, cells.filter(Boolean).join(' '));
}

function readOne(cells: Cells, text: string): ListLine[] {
  const line = readCells(cells, text);
  if (!line) return [];
  const prose = isSentence(text) && !(line.typed && text.split(' ').length < 16);
  return prose ? [] : [line];
}
