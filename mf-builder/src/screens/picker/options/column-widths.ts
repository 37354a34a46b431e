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
 * The columns with those marked as wide that a small table has no room for: it shows three, among them the one that it is sorted by.
 */
export function withRoomForThree(columns: readonly Column[], sort: string): Column[] {
  const key = sort.replace(/^-/, '');
  const wanted = columns.filter(({ wide }) => !wide);
  const sorted = wanted.find((column) => column.key === key);
  const kept = [...(sorted ? [sorted] : []), ...wanted.filter((column) => column !== sorted)].slice(0, 3);
  return columns.map((column) => (kept.includes(column) ? column : { ...column, wide: true }));
}
