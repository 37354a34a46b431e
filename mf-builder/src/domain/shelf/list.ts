import type { CatalogueType } from '../../catalogue/schema';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';
import { badness, type Grade } from '../compatibility/check-summary';
import type { Filters } from '../filters/filters';
import { knownWell } from './deciding';
import { rowMatcher } from './matching';
import { orderOf } from './order';

/** What a list over a shelf shows, in its three groups, each in the wanted order; a list draws a window of them. */
export interface ShelfList {
  /** Rows that do not fail and are known well enough; of what a search found all that do not fail. */
  fitting: Uint16Array;
  /** Rows that do not fail and of which less is known. */
  lessKnown: Uint16Array;
  failing: Uint16Array;
}

/** Which rows a list is made of. */
export interface Among {
  rows: Iterable<number>;
  /** Whether a search found them, then they are not divided by how much is known; where they are only near, they stay in that order. */
  found?: 'sure' | 'near' | undefined;
}

/**
 * The rows among these that the filters leave, in the wanted order, then in that in which they came. Whether only what fits is wanted is asked
 * by who shows the list. No part is made.
 */
export function listShelf(
  type: CatalogueType,
  shelf: DerivedShelf,
  filters: Omit<Filters, 'query' | 'fits'>,
  gradeAt: (row: number) => Grade,
  { rows, found }: Among = { rows: Array(shelf.count).keys() },
): ShelfList {
  const isLeft = rowMatcher(type, shelf, filters);
  const well = found ? undefined : knownWell(type, shelf);
  const groups: Readonly<Record<keyof ShelfList, number[]>> = { fitting: [], lessKnown: [], failing: [] };
  for (const row of rows) {
    if (!isLeft(row)) continue;
    const group = gradeAt(row) === 'fail' ? 'failing' : well?.[row] === 0 ? 'lessKnown' : 'fitting';
    groups[group].push(row);
  }
  const byFit = (a: number, b: number): number => badness[gradeAt(a)] - badness[gradeAt(b)];
  const wanted = filters.sort === 'fit' ? found !== 'near' && byFit : orderOf(type, shelf, filters.sort)?.rows;
  // Sorting is stable: what stands equal stays as it was found, or in the order of the shelf.
  const inOrder = (left: readonly number[]): Uint16Array => Uint16Array.from(wanted ? left.toSorted(wanted) : left);
  return { fitting: inOrder(groups.fitting), lessKnown: inOrder(groups.lessKnown), failing: inOrder(groups.failing) };
}
