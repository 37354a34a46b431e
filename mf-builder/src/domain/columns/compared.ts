import { comparedLines } from '../parts/compared-lines';
import type { Column, Option } from './column';

/** One row of a comparison: a value for each option, and the places of the best ones, from 0 on. */
export interface ComparedRow {
  label: string;
  values: readonly string[];
  best: ReadonlySet<number>;
}

const nothing: ReadonlySet<number> = new Set();

/** The places of the best numbers; none where all are the same or none is known. */
export function bestOf(
  numbers: readonly (number | undefined)[],
  better: 'more' | 'less' | undefined,
): ReadonlySet<number> {
  const known = numbers.filter((number) => number !== undefined);
  if (better === undefined || new Set(numbers).size < 2 || known.length === 0) return nothing;
  const best = better === 'more' ? Math.max(...known) : Math.min(...known);
  return new Set(numbers.flatMap((number, place) => (number === best ? [place] : [])));
}

/** The columns of the table as rows of a comparison, and below them the facts that no column shows. */
export function comparedColumns(columns: readonly Column[], options: readonly Option[]): ComparedRow[] {
  const parts = options.map(({ part }) => part);
  const [first] = parts;
  if (!first) return [];
  const rows = columns.map(({ label, unit, better, cell }) => {
    const cells = options.map((option) => cell(option, parts));
    const numbers = cells.map(({ order }) => (typeof order === 'number' ? order : undefined));
    return {
      label: unit === undefined ? label : `${label}, ${unit}`,
      values: cells.map(({ text }) => text),
      best: bestOf(numbers, better),
    };
  });
  const shown = new Set(columns.map(({ key }) => key));
  const others = comparedLines(first.type, parts).filter(({ key }) => !shown.has(key));
  return [...rows, ...others.map(({ label, values }) => ({ label, values, best: nothing }))];
}
