import { partName } from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../../catalogue/schema';
import type { Shelf } from '../../../market/src/pack/read';
import { nameOnShelf } from '../shelf/rows-of-shelf';
import { findParts, type FoundParts, type FurtherSteps } from './find-parts';
import type { ShelfIndex } from './shelf-index';
import { searchShelf, type FoundOnShelf, type NearRows } from './shelf-search';
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
  by: 'sure' | 'near' | 'nothing';
}

/** Letters and digits alone: '16 GB' is '16GB'. Why no more: thousands of names are read before the first list. */
const spelling = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether a name is spelled as that of one of the parts. */
export function spelledAsOne(parts: readonly Pick<Part, 'brand' | 'name'>[]): (name: string) => boolean {
  const known = new Set(parts.map((part) => spelling(partName(part))));
  return (name) => known.has(spelling(name));
}

/** What is meant, by what each shelf has. What is only near counts where neither shelf has anything else. */
export function meantOf<P>({ parts, by }: FoundParts<P>, others: FoundOnShelf): FoundOnBoth<P> {
  const isSure = (found: FoundParts<P>['by'] | FoundOnShelf['by']): boolean => found === 'text' || found === 'words';
  const sure = isSure(by) || isSure(others.by);
  return {
    parts: sure && !isSure(by) ? [] : parts,
    rows: sure && !isSure(others.by) ? [] : others.rows,
    by: sure ? 'sure' : parts.length + others.rows.length > 0 ? 'near' : 'nothing',
  };
}

/** What a query means among all parts of a type. */
export function searchBoth<P extends Part>(
  type: CatalogueType,
  picks: readonly P[],
  { shelf, index }: OpenShelf,
  query: string,
  steps: FurtherSteps,
  near?: NearRows,
): FoundOnBoth<P> {
  const meant = meantOf(findParts(type, picks, query, steps), searchShelf(type, index, query, near));
  const isShown = spelledAsOne(meant.parts);
  const products = productsOf(type, shelf);
  const twins = new Set(meant.parts.flatMap(products.twinsOf));
  const others = meant.rows.filter((row) => !twins.has(row) && !isShown(nameOnShelf(shelf, row)));
  return { ...meant, rows: onePerProduct(others, products) };
}
