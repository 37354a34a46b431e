import type { Verdict } from './types';

/** How an assignment turns out: `places[i]` is the place of item i, or -1. An item without a place counts as a fail. */
export interface Assignment {
  places: readonly number[];
  fails: number;
  unknowns: number;
  warnings: number;
}

/** Above this many items or places the best assignment is approached, not proven. */
const exactUpTo = 160;

const bad = (grades: readonly (readonly Verdict[])[], item: number, place: number): Verdict =>
  grades[item]?.[place] ?? 'fail';

/** Items without a place take part as placed on one of the extra columns; so each item has a column. */
const tally = (grades: readonly (readonly Verdict[])[], columns: readonly number[], count: number): Assignment => {
  const places = columns.map((column, item) => (column < count && bad(grades, item, column) !== 'fail' ? column : -1));
  const found = places.map((place, item): Verdict => (place < 0 ? 'fail' : bad(grades, item, place)));
  const of = (verdict: Verdict) => found.filter((one) => one === verdict).length;
  return { places, fails: of('fail'), unknowns: of('unknown'), warnings: of('warning') };
};

/** Kuhn–Munkres with potentials: rows 1..n to columns 1..m, m ≥ n; the cheapest sum, proven. */
const cheapest = (n: number, m: number, cost: (row: number, column: number) => number): number[] => {
  const rowPrice = Array.from({ length: n + 1 }, () => 0);
  const columnPrice = Array.from({ length: m + 1 }, () => 0);
  const rowAt = Array.from({ length: m + 1 }, () => 0);
  const from = Array.from({ length: m + 1 }, () => 0);
  const at = (list: readonly number[], index: number) => list[index] ?? 0;
  for (let row = 1; row <= n; row++) {
    rowAt[0] = row;
    let column = 0;
    const least = Array.from({ length: m + 1 }, () => Infinity);
    const used = Array.from({ length: m + 1 }, () => false);
    do {
      used[column] = true;
      const here = at(rowAt, column);
      let step = Infinity;
      let next = 0;
      for (let one = 1; one <= m; one++) {
        if (used[one]) continue;
        const slack = cost(here - 1, one - 1) - at(rowPrice, here) - at(columnPrice, one);
        if (slack < at(least, one)) {
          least[one] = slack;
          from[one] = column;
        }
        if (at(least, one) < step) {
          step = at(least, one);
          next = one;
        }
      }
      for (let one = 0; one <= m; one++) {
        if (used[one]) {
          rowPrice[at(rowAt, one)] = at(rowPrice, at(rowAt, one)) + step;
          columnPrice[one] = at(columnPrice, one) - step;
        } else least[one] = at(least, one) - step;
      }
      column = next;
    } while (at(rowAt, column) !== 0);
    do {
      const before = at(from, column);
      rowAt[column] = at(rowAt, before);
      column = before;
    } while (column !== 0);
  }
  const columns = Array.from({ length: n }, () => 0);
  for (let one = 1; one <= m; one++) if (at(rowAt, one) > 0) columns[at(rowAt, one) - 1] = one - 1;
  return columns;
};

/** For a single item, which most builds have of most kinds: the first of the cheapest places. */
const cheapestPlace = (count: number, cost: (place: number) => number): number => {
  let best = 0;
  for (let place = 1; place < count; place++) if (cost(place) < cost(best)) best = place;
  return best;
};

/** Each item in turn takes the best place left: near the best for sizes no PC has. */
const greedy = (grades: readonly (readonly Verdict[])[], count: number): number[] => {
  const free = new Set(Array.from({ length: count }, (_, place) => place));
  return grades.map((_, item) => {
    for (const wanted of ['pass', 'warning', 'unknown'] as const) {
      for (const place of free) {
        if (bad(grades, item, place) !== wanted) continue;
        free.delete(place);
        return place;
      }
    }
    return count;
  });
};

/**
 * The best assignment of items to `count` places, each place for one item: fewest fails, then unknowns, then warnings.
 * `grades[item][place]` says how the item would fare there; 'fail' means that it cannot go there.
 */
export const assign = (grades: readonly (readonly Verdict[])[], count: number): Assignment => {
  const n = grades.length;
  if (n > exactUpTo || count > exactUpTo) return tally(grades, greedy(grades, count), count);
  if (n === 0) return { places: [], fails: 0, unknowns: 0, warnings: 0 };
  const weight = n + 1;
  const price: Record<Verdict, number> = { pass: 0, warning: 1, unknown: weight, fail: weight * weight };
  const cost = (item: number, place: number): number => price[place < count ? bad(grades, item, place) : 'fail'];
  const columns = n === 1 ? [cheapestPlace(count + 1, (place) => cost(0, place))] : cheapest(n, count + n, cost);
  return tally(grades, columns, count);
};

/** More pieces than this are not looked at one by one; a PC has a few dozen. */
const mostPieces = 500;

/** One entry per piece, but never more of a part than there are places and one over: the rest changes nothing but the count. */
export const pieces = <P extends { quantity: number }>(parts: readonly P[], places: number): P[] => {
  const all: P[] = [];
  for (const part of parts) {
    const count = Math.min(part.quantity, places + 1, mostPieces - all.length);
    for (let piece = 0; piece < count; piece++) all.push(part);
  }
  return all;
};
