import { factsOf } from '../parts/facts';
import { shownRating } from '../parts/rating';
import { numberOf } from './facets';
import type { Sort } from './filters';

export interface SortChoice {
  value: Sort;
  label: string;
}

/** The orders that a category can be put into; the first one is the default. */
export function sortsOf(type: string): SortChoice[] {
  const numbers = factsOf(type).filter(({ facet }) => facet === 'range');
  return [
    { value: 'fit', label: 'Best fit' },
    { value: 'price', label: 'Price, lowest first' },
    { value: '-price', label: 'Price, highest first' },
    { value: 'name', label: 'Name' },
    { value: 'rating', label: 'Rating' },
    ...numbers.map(({ key, label }) => ({ value: `-${key}`, label: `${label}, highest first` })),
  ];
}

/** What filters and orders read of a part. */
export interface Listed {
  id: string;
  name: string;
  brand: string;
  price: number;
  rating?: number | undefined;
  reviewCount?: number | undefined;
  specs: Readonly<Record<string, unknown>>;
}

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

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
  if (sort === 'name') return (a, b) => names.compare(a.name, b.name);
  if (sort === 'rating') return (a, b) => shownRating(b).rating - shownRating(a).rating;
  const fact = factsOf(type).find(({ key }) => `-${key}` === sort);
  return fact ? (a, b) => (numberOf(fact, b.specs) ?? 0) - (numberOf(fact, a.specs) ?? 0) : () => 0;
}
