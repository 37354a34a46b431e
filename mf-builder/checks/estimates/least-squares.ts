import { solve } from './ridge';

/** What is sought: where to start, and how strongly each parameter is held there. */
export interface Start {
  at: readonly number[];
  held: readonly number[];
  /** Where to start instead, where a better place is known; it is held near `at` all the same. */
  from?: readonly number[] | undefined;
}

const step = 1e-5;
const rounds = 40;
/** Of sums about 1: a fit that gains less has found its place. */
const settled = 1e-8;

const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0);

/** The parameters with the least sum of squares (Levenberg and Marquardt), each held near its start. */
export function leastSquares(residualsOf: (at: readonly number[]) => readonly number[], start: Start): number[] {
  const costOf = (at: readonly number[]): number =>
    squares(residualsOf(at)) +
    at.reduce((sum, value, place) => sum + (start.held[place] ?? 0) * (value - (start.at[place] ?? 0)) ** 2, 0);
  let at = [...(start.from ?? start.at)];
  let cost = costOf(at);
  let damping = 1e-3;
  for (let round = 0; round < rounds; round += 1) {
    const now = residualsOf(at);
    const columns = at.map((_, place) => {
      const moved = residualsOf(at.map((value, one) => (one === place ? value + step : value)));
      return now.map((value, row) => ((moved[row] ?? 0) - value) / step);
    });
    const matrix = columns.map((one, row) =>
      columns.map(
        (other, column) =>
          one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0) +
          (row === column ? (start.held[row] ?? 0) + damping : 0),
      ),
    );
    const right = columns.map(
      (one, place) =>
        -one.reduce((sum, value, row) => sum + value * (now[row] ?? 0), 0) -
        (start.held[place] ?? 0) * ((at[place] ?? 0) - (start.at[place] ?? 0)),
    );
    const move = solve(matrix, right);
    const next = at.map((value, place) => value + (move[place] ?? 0));
    const better = costOf(next);
    if (better < cost) {
      const gain = cost - better;
      at = next;
      cost = better;
      damping /= 4;
      if (gain < settled) return at;
    } else damping *= 6;
    if (damping > 1e6) return at;
  }
  return at;
}
