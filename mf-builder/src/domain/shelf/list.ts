import type { CatalogueType } from '../../catalogue/schema';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';
import { badness } from '../compatibility/check-summary';
import type { Verdict } from '../compatibility/types';
import type { Filters } from '../filters/filters';
import { knownWell } from './deciding';
import { rowMatcher } from './matching';
import { sortKey } from './order';

/** What a list over a shelf shows. */
export interface ShelfList {
  /** All rows that are left, in their order; a list draws a window of them. */
  rows: Uint16Array;
  /** How many of them, which come first, are known well enough; the others follow. */
  knownWell: number;
  /** Rows that everything but "fits my build" would leave and that fail. */
  failing: number;
}

/** Rows that a search found, in its order; `nearest`: where that is how near they are, they stay in it. */
export interface FoundRows {
  rows: Iterable<number>;
  nearest: boolean;
}

/**
 * The rows of a shelf that the filters leave, known well enough first, then in the wanted order, then in that of the shelf; what a
 * search found in the wanted order alone. No part is made.
 */
export function listShelf(
  type: CatalogueType,
  shelf: DerivedShelf,
  filters: Omit<Filters, 'query'>,
  verdictAt: (row: number) => Verdict,
  found?: FoundRows,
): ShelfList {
  const isLeft = rowMatcher(type, shelf, filters);
  const well = knownWell(type, shelf);
  const left: number[] = [];
  let failing = 0;
  for (const row of found?.rows ?? well.keys()) {
    if (!isLeft(row)) continue;
    const fails = verdictAt(row) === 'fail';
    failing += Number(fails);
    if (!fails || !filters.fits) left.push(row);
  }
  const byFit = (row: number): number => badness[verdictAt(row)];
  const key = filters.sort === 'fit' ? !found?.nearest && byFit : sortKey(type, shelf, filters.sort);
  // Sorting is stable: what stands equal stays as it was found, or in the order of the shelf.
  const inOrder = left.toSorted(
    (a, b) => (found ? 0 : (well[b] ?? 0) - (well[a] ?? 0)) || (key ? order(key(a), key(b)) : 0),
  );
  return {
    rows: Uint16Array.from(inOrder),
    knownWell: inOrder.reduce((sum, row) => sum + (well[row] ?? 0), 0),
    failing,
  };
}

/** Not by their difference: that of what is not known to what is not known is no number. */
const order = (a: number, b: number): number => (a < b ? -1 : Number(a > b));

/** The rows in sight: so many from a place on. */
export const windowOf = ({ rows }: ShelfList, from: number, count: number): Uint16Array =>
  rows.subarray(Math.max(0, from), Math.max(0, from) + count);
