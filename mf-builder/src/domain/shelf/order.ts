import { listedPart } from '../../catalogue/market/listed-part';
import type { CatalogueType, ListedPart } from '../../catalogue/schema';
import type { DerivedShelf } from '../../../market/src/derived/derive-shelf';
import type { Shelf } from '../../../market/src/pack/read';
import { columnsOf } from '../columns';
import type { Column } from '../columns/column';
import { answersByFacts } from '../compatibility/rule-memo/answers-by-facts';
import { aspects } from '../estimates';
import { nameKey } from '../filters/by-name';
import type { Sort } from '../filters/filters';
import { shownFactsOf, valueOf } from '../parts/facts';
import type { Fact } from '../parts/facts';
import { byCode, columnOfFact } from './values';

type Key = number | string | undefined;

/** An order by what parts of both shelves have: among rows, and of a part beside a row. Less than 0: the first one stands first. */
export interface RowOrder {
  rows: (a: number, b: number) => number;
  besideRow: (part: ListedPart, row: number) => number;
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

const noneOf = (shelf: Shelf): Uint16Array => new Uint16Array(shelf.count);

/** Columns that no fact has the name of. */
const beside = { colours: '*colours', name: '*name' } as const;

/** The part of a row, which tells each column that is read of it. */
function notedPart(type: CatalogueType, shelf: DerivedShelf, row: number, note: (column: string) => void): ListedPart {
  const part = listedPart(type, shelf.partAt(row));
  const specs = new Proxy(part.specs, {
    get: (facts, fact) => {
      note(String(fact));
      return Reflect.get(facts, fact);
    },
  });
  return new Proxy(part, {
    get: (whole, key) => {
      if (key === 'colors') note(beside.colours);
      else if (key === 'name' || key === 'brand' || key === 'id') note(beside.name);
      return key === 'specs' ? specs : Reflect.get(whole, key);
    },
  });
}

/** As a column of the table orders parts, by themselves: what is worked out of the build is known of none. */
function byColumn(type: CatalogueType, shelf: DerivedShelf, { cell }: Column, sign: number): RowOrder | undefined {
  const keyOf = (part: ListedPart): Key => {
    const { order } = cell({ part, components: {}, fit: { verdict: 'pass', findings: [] }, limits: [] }, [part]);
    return typeof order === 'string' ? nameKey(order) : order;
  };
  const codesOf = (column: string): Uint16Array => {
    if (column === beside.name) return Uint16Array.from({ length: shelf.count }, (_, row) => row + 1);
    return (column === beside.colours ? shelf.colors : shelf.column(column))?.codes ?? noneOf(shelf);
  };
  const { answers, at } = answersByFacts(shelf.count, codesOf, (row, note) => keyOf(notedPart(type, shelf, row, note)));
  if (answers.every((key) => key === undefined)) return undefined;
  // Why ranks: values are few and rows are many.
  const ranks = [...new Set(answers)].toSorted((a, b) => compare(a, b, sign));
  const rankOf = answers.map((key) => ranks.indexOf(key));
  const rankAt = (row: number): number => rankOf[at[row] ?? 0] ?? 0;
  return {
    rows: (a, b) => rankAt(a) - rankAt(b),
    besideRow: (part, row) => compare(keyOf(part), answers[at[row] ?? 0], sign),
  };
}

/** By a fact that has no column in the table. */
function byFact(shelf: DerivedShelf, fact: Fact, sign: number): RowOrder | undefined {
  const column = columnOfFact(shelf, fact);
  if (!column) return undefined;
  const numberIn = (value: unknown): Key => (typeof value === 'number' ? value : undefined);
  const keys = byCode(column, numberIn, undefined);
  const keyAt = (row: number): Key => keys[column.codes[row] ?? 0];
  return {
    rows: (a, b) => compare(keyAt(a), keyAt(b), sign),
    besideRow: (part, row) => compare(numberIn(valueOf(fact, part)), keyAt(row), sign),
  };
}

/**
 * The order that a sort means for the rows of a shelf; undefined for one by what no part of the market has (price, rating) or what is
 * worked out of the build: they stay in the order of the shelf. Best fit is the list's own.
 */
export function orderOf(type: CatalogueType, shelf: DerivedShelf, sort: Sort): RowOrder | undefined {
  if (sort === 'name') return byNames(shelf);
  const isMeant = ({ key }: { key: string }): boolean => sort === key || sort === `-${key}`;
  const sign = sort.startsWith('-') ? -1 : 1;
  const column = columnsOf(type).find(isMeant);
  // An estimate is of a whole build.
  if (aspects.some((aspect) => aspect === column?.key)) return undefined;
  if (column) return byColumn(type, shelf, column, sign);
  const fact = shownFactsOf(type).find(isMeant);
  return fact && byFact(shelf, fact, sign);
}
