import { partName } from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../../catalogue/schema';
import type { Shelf } from '../../../market/src/pack/read';
import { nameOnShelf } from '../shelf/rows-of-shelf';
import { findParts, type FoundParts, type FurtherSteps } from './find-parts';
import type { ShelfIndex } from './shelf-index';
import { searchShelf, type FoundOnShelf, type NearRows } from './shelf-search';
import { searchWords } from './spelled';
import { onePerProduct, productsOf } from './twins';

/** The market as it is searched. */
export interface OpenShelf {
  shelf: Shelf;
  index: ShelfIndex;
}

/** What both shelves have for a query: parts of the catalogue first, then rows of the market that are none of them, one for each product. */
export interface FoundOnBoth<P> {
  parts: readonly P[];
  rows: readonly number[];
}

const spelling = (name: string): string => searchWords(name).join(' ');

/** What a query means among all parts of a type. What is only near counts where neither shelf has anything else. */
export function searchBoth<P extends Part>(
  type: CatalogueType,
  picks: readonly P[],
  { shelf, index }: OpenShelf,
  query: string,
  steps: FurtherSteps,
  near?: NearRows,
): FoundOnBoth<P> {
  const own = findParts(type, picks, query, steps);
  const onShelf = searchShelf(type, index, query, near);
  const isSure = (by: FoundParts<P>['by'] | FoundOnShelf['by']): boolean => by === 'text' || by === 'words';
  const sure = isSure(own.by) || isSure(onShelf.by);
  const parts = sure && !isSure(own.by) ? [] : own.parts;
  const rows = sure && !isSure(onShelf.by) ? [] : onShelf.rows;
  const shown = new Set(parts.map((part) => spelling(partName(part))));
  const products = productsOf(type, shelf);
  const twins = new Set(parts.flatMap(products.twinsOf));
  const others = rows.filter((row) => !twins.has(row) && !shown.has(spelling(nameOnShelf(shelf, row))));
  return { parts, rows: onePerProduct(others, products) };
}
