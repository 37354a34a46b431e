import { mostOfOne } from '../choices/change-build';
import { fold } from './fold';
import type { ListLine } from './list-line';
import { isPlan, isRemark, namesNothing } from './notes';
import { priceOfCell, pricesIn, withoutPrices } from './price-in-text';
import { isOtherWord, typeAtStart, typeOfWord } from './type-words';
import { typeOfName } from './type-of-name';

export interface Cells {
  name: string;
  type?: string | undefined;
  price?: string | undefined;
  quantity?: string | undefined;
  address?: string | undefined;
  owned?: string | undefined;
  /** The row of a table with a head: it is a part, whatever it is called. */
  listed?: boolean;
  /** A heading of the text. */
  heading?: boolean;
}

const addresses = /<?(https?:\/\/[^\s<>"']+)>?/g;

/** A line of a list from its cells; a single cell has all of it. Undefined where no name is left. */
export function readCells(cells: Cells, text: string): ListLine | undefined {
  const address = [...`${cells.address ?? ''} ${cells.name}`.matchAll(addresses)][0]?.[1];
  const bare = cells.name.replace(addresses, ' ').replace(/\s+/g, ' ').trim();
  const { type: word, rest, other, weak } = typeBefore(bare, cells.type);
  const price =
    (cells.price === undefined ? undefined : priceOfCell(cells.price)) ?? pricesIn(rest)[0] ?? lastNumber(cells, rest);
  const counted = quantityIn(withoutPrices(rest), price?.currency === undefined ? price?.text : undefined);
  const name = tidy(counted.name);
  if (!/[\p{L}\p{N}]{2}/u.test(name) || namesNothing(name)) return undefined;
  const told = word ?? (cells.type === undefined ? undefined : typeOfWord(cells.type));
  const type = told ?? typeOfName(name);
  return {
    text: text.replace(addresses, '').replace(/\s+/g, ' ').trim(),
    name: name.slice(0, 200),
    ...(type && { type }),
    typed: told !== undefined,
    quantity: Math.min(mostOfOne, Math.max(1, numberIn(cells.quantity) ?? counted.quantity)),
    ...(price && { price }),
    ...(address !== undefined && { address }),
    owned:
      cells.owned?.trim().toLowerCase() === 'yes' ||
      /^(?:existing|reused?|my (?:old|current))\b|\bowned\b|\balready (?:have|own|bought)\b|\bvorhanden\b/.test(
        fold(`${rest} ${cells.price ?? ''}`),
      ),
    loose:
      (type === undefined && price === undefined && !other && cells.listed !== true) ||
      (told === undefined || weak ? isRemark(bare) || (cells.heading ?? false) : false) ||
      (weak && isPlan(name)),
  };
}

/** What stands before the name: 'CPU: …', 'GPU - …', 'RAM …'. */
function typeBefore(text: string, given: string | undefined) {
  const split = /^(?<word>[^:=→\t]{2,40}?)\s*(?::|=|→|->| [-–—]{1,2} )\s*(?<rest>\S.*)$/u.exec(text);
  const said = split?.groups?.word ?? '';
  const type = typeOfWord(said);
  const other = isOtherWord(said) || isOtherWord(given ?? '');
  if (type !== undefined || isOtherWord(said)) return { type, other, weak: false, rest: split?.groups?.rest ?? '' };
  const bracketed = /^[[(](?<word>[^\])]{2,30})[\])]\s*(?<rest>\S.*)$/u.exec(text);
  const inside = bracketed?.groups?.word === undefined ? undefined : typeOfWord(bracketed.groups.word);
  if (inside !== undefined) return { type: inside, other, weak: false, rest: bracketed?.groups?.rest ?? '' };
  const start = given === undefined ? typeAtStart(text) : undefined;
  return { type: start?.type, other, weak: start !== undefined, rest: start?.rest ?? text };
}

/** A plain number with cents at the end of a line is its price: receipts have no sign on every line. */
function lastNumber(cells: Cells, rest: string) {
  if (cells.price !== undefined) return undefined;
  const number = /\s(\d{1,3}(?:[.,]\d{3})*[.,]\d{2})\s*[A-Z*]?$/.exec(rest)?.[1];
  return number === undefined ? undefined : priceOfCell(number);
}

/** A number behind these is lanes: 'PCIe 4.0 x4', 'Gen4 x4', 'M.2 x4'; in brackets of its own it counts again. */
const lanesBefore = /(?:\bpci-?e(?:xpress)?|\bpci express|\bgen ?\d?|\b[2-6]\.0|\bm\.2|\bnvme)[\s,]*$/i;

/** How many there are of it: '2x Name', '3 × Name', 'Name (x2)', 'Qty: 2'. '2 x 16 GB' counts the modules of one kit, 'X11 …' is a name. */
function quantityIn(text: string, price: string | undefined): { name: string; quantity: number } {
  const name = (
    price === undefined ? text : text.replace(new RegExp(`\\s${price.replace(/\./g, '\\.')}\\s*[A-Z*]?$`), '')
  )
    .trim()
    .replace(/[\s,;:|–—=-]+$/, '');
  const before =
    /^\(?(\d{1,2})\s?(?:[x×*]|stk\.?|stück|pcs\.?|pieces)\)?\s+(?!\d+\s?(?:gb|g)\b)(?=\S)/iu.exec(name) ??
    /^[x×](\d)\s+(?=\S)/iu.exec(name);
  const behind =
    /[\s,(]+(?:[x×]\s?(\d{1,2})|(\d{1,2})\s?[x×]|(?:qty|quantity|anzahl|menge)\.?:?\s?(\d{1,2}))\)?\s*$/iu.exec(name);
  if (before) return { name: name.slice(before[0].length), quantity: Number(before[1]) };
  const many = behind?.[1] ?? behind?.[2] ?? behind?.[3];
  const isLanes = behind && !behind[0].includes('(') && lanesBefore.test(name.slice(0, behind.index));
  // '(32GB x 2)' counts the modules of one kit.
  const isInside = behind && !behind[0].includes('(') && /\([^()]*$/.test(name.slice(0, behind.index));
  if (behind && many !== undefined && !isLanes && !isInside)
    return { name: name.slice(0, behind.index), quantity: Number(many) };
  return { name, quantity: 1 };
}

const numberIn = (cell: string | undefined): number | undefined => {
  const found = /\d{1,2}/.exec(cell ?? '')?.[0];
  return found === undefined ? undefined : Number(found);
};

/** Where a drive sits is not what it is called: 'M.2 #1 (WD Black SN7100)'; and slots alone are no drive. */
const withoutSlots = (name: string): string => {
  const [, inside] = /^(?:m\.2|nvme|sata|slot|bay)\s*#?\d\s*[([]([^()[\]]+)[)\]]\s*$/i.exec(name) ?? [];
  return inside ?? name.replace(/^(?:(?:m\.2|slot|bay)\s*#?\d\s*\+?\s*)+(?:\([^()]*\))?$/i, '');
};

const tidy = (name: string): string =>
  withoutSlots(name.trim())
    .replace(/^(?:existing|reused?|my (?:old|current))\s+/i, '')
    .replace(/\((?:purchased|owned|used|new|neu|gebraucht|bestellt|ordered|already[^)]*)\)/gi, ' ')
    .replace(/,\s*owned\s*$/i, '')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/–—-]+|[\s,;:|/–—=-]+$/g, '')
    .trim();
