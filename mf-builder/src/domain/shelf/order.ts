import type { CatalogueType } from '../../catalogue/schema';
import { valueIn, type Shelf } from '../../../market/src/pack/read';
import { nameKey } from '../filters/by-name';
import type { Sort } from '../filters/filters';
import { shownFactsOf, valueOf, type FactsOf } from '../parts/facts';
import { byCode, columnOfFact } from './values';

type Key = number | string | undefined;

/** An order by what parts of both shelves have: among rows, and of a part beside a row. Less than 0: the first one stands first. */
export interface RowOrder {
  rows: (a: number, b: number) => number;
  besideRow: (part: FactsOf & { name: string }, row: number) => number;
}

/** What is not known comes last either way. Not by their difference: that of what is not known to what is not known is no number. */
function compare(a: Key, b: Key, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a === b ? 0 : a < b ? -sign : sign;
}

/** For each name its place in a dictionary. */
function placesByName(shelf: Shelf): Uint16Array {
  const places = new Uint16Array(shelf.count);
  const keys = Array.from({ length: shelf.count }, (_, row) => ({ row, key: nameKey(shelf.nameAt(row)) }));
  keys.sort((a, b) => compare(a.key, b.key, 1));
  for (const [place, { row }] of keys.entries()) places[row] = place;
  return places;
}

const known = new WeakMap<Shelf, Uint16Array>();

function byNames(shelf: Shelf): RowOrder {
  const places = known.get(shelf) ?? placesByName(shelf);
  known.set(shelf, places);
  return {
    rows: (a, b) => (places[a] ?? 0) - (places[b] ?? 0),
    besideRow: ({ name }, row) => compare(nameKey(name), nameKey(shelf.nameAt(row)), 1),
  };
}

/**
 * The order that a sort means for the rows of a shelf; undefined for one by what no part of the market has (price, rating) or what is
 * worked out of the build: they stay in the order of the shelf. Best fit is the list's own.
 */
export function orderOf(type: CatalogueType, shelf: Shelf, sort: Sort): RowOrder | undefined {
  if (sort === 'name') return byNames(shelf);
  const fact = shownFactsOf(type).find(({ key }) => sort === key || sort === `-${key}`);
  const column = fact && columnOfFact(shelf, fact);
  if (!column) return undefined;
  const sign = sort.startsWith('-') ? -1 : 1;
  const keyOf = (value: unknown): Key => {
    const text = typeof value === 'number' ? undefined : fact.write(value);
    return typeof value === 'number' ? value : text && nameKey(text);
  };
  const keys = byCode(column, keyOf, undefined);
  // Why ranks: values are few and rows are many.
  const ranks = [...new Set(keys)].toSorted((a, b) => compare(a, b, sign));
  const rankOf = keys.map((key) => ranks.indexOf(key));
  const rankAt = (row: number): number => rankOf[column.codes[row] ?? 0] ?? 0;
  return {
    rows: (a, b) => rankAt(a) - rankAt(b),
    besideRow: (part, row) => compare(keyOf(valueOf(fact, part)), keyOf(valueIn(column, row)), sign),
  };
}
