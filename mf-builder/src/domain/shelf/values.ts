import type { Shelf } from '../../../market/src/pack/read';
import type { Column } from '../compatibility/rule-memo/rows';
import type { Fact } from '../parts/facts';

/** The column of a fact, also of one that is worked out of another column: then values may stand in it twice. */
export function columnOfFact(shelf: Shelf, { key, of = key, read }: Fact): Column | undefined {
  const column = of === 'colors' ? shelf.colors : shelf.column(of);
  return column && read ? { ...column, values: column.values.map(read) } : column;
}

/** What is made of each value of a column, by the codes of its rows: once for each value, not for each row. `none` is for rows that have none. */
export const byCode = <V>({ values }: Column, make: (value: unknown) => V, none: V): readonly V[] => [
  none,
  ...values.map(make),
];

/** How many rows have each code. */
export function countCodes({ values, codes }: Column, rows?: Iterable<number>): Uint16Array {
  const counts = new Uint16Array(values.length + 1);
  for (const row of rows ?? codes.keys()) {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
