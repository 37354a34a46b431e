import type { CatalogueType } from '../../../catalogue/schema';
import { columnsOf } from '../../../domain/columns';
import type { Column, Option } from '../../../domain/columns/column';

/** All in digits of a cell: a longer text breaks; what all columns may take; the room at both sides of one. */
const [mostOfOne, mostOfAll, sides] = [10, 36, 1.5];
/** How wide a letter is, in digits: one of the small head, and one of a word. */
const [small, letter] = [0.86, 0.82];

/** How wide each column has to be for its longest text and its head, in digits; less where all together want too much. */
export function columnWidths(columns: readonly Column[], options: readonly Option[]): number[] {
  const parts = options.map(({ part }) => part);
  const wanted = columns.map(({ label, kind, cell }) => {
    const longest = Math.max(0, ...options.map((option) => cell(option, parts).text.length));
    const text = longest * (kind === 'words' ? letter : 1);
    return Math.max(Math.min(mostOfOne, text), label.length * small) + sides;
  });
  const share = Math.min(1, mostOfAll / wanted.reduce((sum, width) => sum + width, 0));
  return wanted.map((width) => Math.round(width * share * 10) / 10);
}

/**
 * The columns of a category, with those marked as wide that a small table has no room for: it shows three, among them the one that it is
 * sorted by. The same three are the very same list, so that a sort by one of them renders no row again.
 */
export function columnsFor(category: CatalogueType, sort: string): readonly Column[] {
  const columns = columnsOf(category);
  const key = sort.replace(/^-/, '');
  const wanted = columns.filter(({ wide }) => !wide);
  const sorted = wanted.find((column) => column.key === key);
  const kept = [...(sorted ? [sorted] : []), ...wanted.filter((column) => column !== sorted)].slice(0, 3);
  const name = [category, ...wanted.filter((column) => kept.includes(column)).map((column) => column.key)].join(' ');
  const known = lists.get(name);
  if (known) return known;
  const list = columns.map((column) => (kept.includes(column) ? column : { ...column, wide: true }));
  lists.set(name, list);
  return list;
}

/** The lists by category and shown columns. Each list is made once. */
const lists = new Map<string, readonly Column[]>();
