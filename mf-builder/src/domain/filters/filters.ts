/** From … to …, both included; an open end is absent. */
export interface Range {
  from?: number;
  to?: number;
}

/** How the parts of a category are ordered: `fit`, `value`, `price`, `-price`, `name`, `rating`, or `-` and a fact's key (highest first). */
export type Sort = string;

/** What a visitor narrows a category down by. */
export interface Filters {
  /** Text that name or brand contains. */
  query: string;
  /** Only parts that do not fail with this build. */
  fits: boolean;
  brands: readonly string[];
  /** US dollars. */
  price: Range;
  /** Values chosen of a fact, as they are written; any of them will do. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** Limits of a fact, in its unit. */
  ranges: Readonly<Record<string, Range>>;
  sort: Sort;
}

export const noFilters: Filters = {
  query: '',
  fits: false,
  brands: [],
  price: {},
  choices: {},
  ranges: {},
  sort: 'fit',
};

/** Whether anything but the order narrows the list. */
export function narrowed({ query, fits, brands, price, choices, ranges }: Filters): boolean {
  const facets = [...Object.values(choices), ...Object.values(ranges).map(limits)];
  return (
    query.trim() !== '' ||
    fits ||
    brands.length > 0 ||
    limits(price).length > 0 ||
    facets.some((chosen) => chosen.length > 0)
  );
}

/** Whether a number lies within. */
export const within = (value: number, { from, to }: Range): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to);

const limits = ({ from, to }: Range): number[] => [from, to].filter((limit) => limit !== undefined);
