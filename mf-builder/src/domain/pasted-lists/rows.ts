import { csvRows } from '../prices/csv-rows';
import { columnsOf } from './columns';
import { flatText } from './flat-text';

/** The rows of a text, in cells: comma-separated values where its first row names columns, else lines with tabs. */
export function rowsOf(pasted: string): string[][] {
  const first =
    pasted
      .replace(/^\ufeff/, '')
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? '';
  const separator = [';', ','].find((mark) => columnsOf(first.split(mark).map((cell) => cell.replace(/"/g, ''))));
  if (separator)
    return csvRows(pasted.replace(/^\ufeff/, ''), separator).map(({ fields }) =>
      fields.map((field) => field.replace(/^'(?=[=+\-@])/, '')),
    );
  return flatText(pasted).map((line) => (line.includes('\t') ? line.split('\t') : line.split(/ {3,}/)));
}

/** The cells of a row without what is empty around a single one. */
export const trimmed = (cells: readonly string[]): string[] => {
  const all = cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
  const first = all.findIndex(Boolean);
  const last = all.findLastIndex(Boolean);
  return all.slice(Math.max(first, 0), last + 1).length === 1 ? all.slice(first, last + 1) : all;
};

/** The rows of a table below its head. */
export const tableBelow = (rows: readonly string[][], head: number): string[][] =>
  rows
    .slice(head + 1, head + 40)
    .filter((row) => !isRule(row))
    .map(trimmed);

/** The rule below the head of a table in Markdown. */
export const isRule = (row: readonly string[] | undefined): boolean => {
  const cells = (row ?? []).map((cell) => cell.trim()).filter(Boolean);
  return cells.length > 1 && cells.every((cell) => /^:?-+:?$/.test(cell));
};
