import { byName } from './by-name';
import { isPartType } from '@rig4u/shared/builds';
import { columnsOf, type Column } from '../columns';
import { shownFactsOf, type FactsOf } from '../parts/facts';
import { shownRating } from '../parts/rating';
import { valueLabel } from '../value/value-labels';
import { numberOf } from './facets';
import type { Sort } from './filters';

export interface SortChoice {
  value: Sort;
  label: string;
}

/** The orders that a category can be put into, the default first; columns of its table come last, either way round. */
export function sortsOf(type: string): SortChoice[] {
  const numbers = shownFactsOf(type).filter(({ facet }) => facet === 'range');
  const choices = [
    { value: 'fit', label: 'Best fit' },
    ...(isPartType(type) ? [{ value: 'value', label: valueLabel(type) }] : []),
    { value: 'price', label: 'Price, lowest first' },
    { value: '-price', label: 'Price, highest first' },
    { value: 'name', label: 'Name' },
    { value: 'rating', label: 'Rating' },
    ...numbers.map(({ key, label }) => ({ value: `-${key}`, label: `${label}, highest first` })),
  ];
  const columns = isPartType(type) ? columnsOf(type).flatMap(columnSorts) : [];
  return [...choices, ...columns.filter(({ value }) => choices.every((choice) => choice.value !== value))];
}

function columnSorts({ key, label, kind }: Column): SortChoice[] {
  const [up, down] = kind === 'number' ? ['lowest first', 'highest first'] : ['A to Z', 'Z to A'];
  return [
    { value: key, label: `${label}, ${up}` },
    { value: `-${key}`, label: `${label}, ${down}` },
  ];
}

/** What filters and orders read of a part. */
export interface Listed extends FactsOf {
  id: string;
  name: string;
  brand: string;
  price: number;
  rating?: number | undefined;
  reviewCount?: number | undefined;
}

/**
 * The parts in the wanted order; equal ones by price, then as they stood. `rank` of a part says how well it fits, 0 the best. A part that
 * lacks the fact comes last.
 */
export function sortParts<P extends Listed>(
  type: string,
  parts: readonly P[],
  sort: Sort,
  rank: (part: P) => number,
): P[] {
  const wanted = compare(type, sort, rank);
  return parts.toSorted((a, b) => wanted(a, b) || a.price - b.price);
}

function compare<P extends Listed>(type: string, sort: Sort, rank: (part: P) => number): (a: P, b: P) => number {
  if (sort === 'fit') return (a, b) => rank(a) - rank(b);
  if (sort === 'price') return (a, b) => a.price - b.price;
  if (sort === '-price') return (a, b) => b.price - a.price;
  if (sort === 'name') return (a, b) => byName(a.name, b.name);
  if (sort === 'rating') return (a, b) => shownRating(b).rating - shownRating(a).rating;
  // Why no columns and no value here: they are worked out of the build, and `columns/sort-options.ts` and `value/` sort by them.
  const fact = shownFactsOf(type).find(({ key }) => `-${key}` === sort);
  return fact ? (a, b) => (numberOf(fact, b) ?? 0) - (numberOf(fact, a) ?? 0) : () => 0;
}
