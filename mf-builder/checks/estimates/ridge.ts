/** One measured thing: its features, the group that it belongs to, and what was measured. */
export interface Row {
  features: readonly number[];
  group: string;
  y: number;
  weight: number;
}

export interface Ridge {
  constant: number;
  slopes: number[];
  terms: Record<string, number>;
}

/** How strongly slopes and terms are held near 0: a group of one measurement is believed only by half. */
export interface Held {
  slopes: number;
  terms: number;
}

/** Solves a symmetric system by elimination; the held diagonal keeps every pivot above 0. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, place) => [...row, right[place] ?? 0]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < rows.length; pivot += 1)
    for (let row = pivot + 1; row < rows.length; row += 1) {
      const factor = at(row, pivot) / at(pivot, pivot);
      const below = rows[row];
      if (!below || factor === 0) continue;
      for (let column = pivot; column <= rows.length; column += 1)
        below[column] = (below[column] ?? 0) - factor * at(pivot, column);
    }
  const result = rows.map(() => 0);
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const known = result.reduce((sum, value, column) => (column > row ? sum + value * at(row, column) : sum), 0);
    result[row] = (at(row, rows.length) - known) / at(row, row);
  }
  return result;
}

/** Least squares of y on the features with a term for each group, each held near 0; the constant is free. */
export function fitRidge(rows: readonly Row[], held: Held): Ridge {
  const groups = [...new Set(rows.map(({ group }) => group))].toSorted();
  const width = rows[0]?.features.length ?? 0;
  const size = 1 + width + groups.length;
  const matrix = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const right = Array.from({ length: size }, () => 0);
  const means = Array.from(
    { length: width },
    (_, place) => rows.reduce((sum, { features }) => sum + (features[place] ?? 0), 0) / rows.length,
  );
  for (const { features, group, y, weight } of rows) {
    const x = [
      1,
      ...means.map((mean, place) => (features[place] ?? 0) - mean),
      ...groups.map((name) => (name === group ? 1 : 0)),
    ];
    for (const [row, value] of x.entries()) {
      if (value === 0) continue;
      right[row] = (right[row] ?? 0) + weight * value * y;
      const line = matrix[row];
      if (line) for (const [column, other] of x.entries()) line[column] = (line[column] ?? 0) + weight * value * other;
    }
  }
  for (let place = 1; place < size; place += 1) {
    const line = matrix[place];
    if (line) line[place] = (line[place] ?? 0) + (place <= width ? held.slopes : held.terms);
  }
  const [constant = 0, ...rest] = solve(matrix, right);
  const slopes = rest.slice(0, width);
  return {
    constant: constant - slopes.reduce((sum, slope, place) => sum + slope * (means[place] ?? 0), 0),
    slopes,
    terms: Object.fromEntries(groups.map((name, place) => [name, rest[width + place] ?? 0])),
  };
}
