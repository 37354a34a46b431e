import { besideBest, type Comparable, type ComparedCell } from '../comparison/beside-best';
import { exactly } from '../comparison/standing';
import { comparedLines } from '../parts/compared-lines';
import { amount, missing } from '../parts/units';
import type { Cell, Column, Option } from './column';

/** One row of a comparison: a value for each option, and how it stands beside the best one. */
export interface ComparedRow {
  /** The column, or where the fact stands in `specs`. */
  key: string;
  label: string;
  cells: readonly ComparedCell[];
}

/** The columns of the table as rows of a comparison, and below them the facts that no column shows. */
export function comparedColumns(columns: readonly Column[], options: readonly Option[]): ComparedRow[] {
  const parts = options.map(({ part }) => part);
  const [first] = parts;
  if (!first) return [];
  const rows = columns.flatMap(({ key, label, unit, kind, better, cell }) => {
    const cells = options.map((option) => cell(option, parts));
    const values = cells.map(({ text, order, range }) => ({ text, extent: range ?? numberIn(text, order) }));
    const row: ComparedRow = {
      key,
      label: unit === undefined ? label : `${label}, ${unit}`,
      cells: besideBest(values, better, kind === 'number' ? plain : nothing),
    };
    return cells.some(({ range }) => range) ? [row, pointsPerPrice({ key, label }, cells, options)] : [row];
  });
  const shown = new Set(columns.map(({ key }) => key));
  const others = comparedLines(first.type, parts).filter(({ key }) => !shown.has(key));
  return [
    ...rows,
    ...others.map(({ key, label, values }) => ({
      key,
      label,
      cells: besideBest(values.map(unmeasured), undefined, plain),
    })),
  ];
}

const written = amount();
const plain = (value: number): string => written(value) ?? '';
/** Words have a rank, and no distance. */
const nothing = (): string => '';
const unmeasured = (text: string): Comparable => ({ text, extent: undefined });

/** The number that a visitor reads, so that what reads the same is the same; where the text is none, what the cell is ordered by. */
function numberIn(text: string, order: Cell['order']) {
  const read = Number(text.replace('≥ ', '').replaceAll(',', ''));
  if (typeof order !== 'number') return undefined;
  return exactly(text === '' || Number.isNaN(read) ? order : read);
}

/** Dollars that the points of an estimate are counted for. */
const price = 100;

/** How many points of the estimate the price of each option buys. */
function pointsPerPrice(
  { key, label }: Pick<ComparedRow, 'key' | 'label'>,
  cells: readonly Cell[],
  options: readonly Option[],
): ComparedRow {
  const values = cells.map(({ range }, place): Comparable => {
    const dollars = options[place]?.part.price ?? 0;
    if (!range || dollars <= 0) return unmeasured(missing);
    const points = (value: number): number => Math.round((value / dollars) * price * 10) / 10;
    const extent = { low: points(range.low), high: points(range.high) };
    return { text: `${plain(extent.low)}–${plain(extent.high)}`, extent };
  });
  return { key: `${key} per price`, label: `${label}, points per $${price}`, cells: besideBest(values, 'more', plain) };
}
