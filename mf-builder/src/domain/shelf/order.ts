import type { CatalogueType } from '../../catalogue/schema';
import type { Shelf } from '../../../market/src/pack/read';
import { nameKey } from '../filters/by-name';
import type { Sort } from '../filters/filters';
import { factsOf } from '../parts/facts';
import { byCode } from './values';

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** For each name its place in a dictionary. */
function placesByName(shelf: Shelf): Uint16Array {
  const places = new Uint16Array(shelf.count);
  const keys = Array.from({ length: shelf.count }, (_, row) => ({ row, key: nameKey(shelf.nameAt(row)) }));
  keys.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  for (const [place, { row }] of keys.entries()) places[row] = place;
  return places;
}

const known = new WeakMap<Shelf, Uint16Array>();

/**
 * What a row is ordered by, the lowest first; undefined for an order by what no part of the market has (price, rating): they stay in
 * that of the shelf. Best fit is `ranks`' alone.
 */
export function sortKey(type: CatalogueType, shelf: Shelf, sort: Sort): ((row: number) => number) | undefined {
  if (sort === 'name') {
    const places = known.get(shelf) ?? placesByName(shelf);
    known.set(shelf, places);
    return (row) => places[row] ?? 0;
  }
  const fact = factsOf(type).find(({ key }) => sort === key || sort === `-${key}`);
  const column = fact && shelf.column(fact.key);
  if (!column) return undefined;
  const sign = sort.startsWith('-') ? -1 : 1;
  // What is not known comes last either way.
  const keys = byCode(column, (value) => sign * numberIn(value), Infinity);
  return (row) => keys[column.codes[row] ?? 0] ?? Infinity;
}
