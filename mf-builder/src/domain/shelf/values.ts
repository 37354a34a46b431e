import type { Column } from '../compatibility/rule-memo/rows';

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
