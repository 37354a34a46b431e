import { searchParts } from '../parts/part-search';
import { facetsOf, numberOf, writtenValues } from './facets';
import { within, type Filters } from './filters';
import { sortParts, type Listed } from './sorts';

/** How an option would do in this build; `reason` groups those that fail for the same cause. */
export interface Fit {
  verdict: 'pass' | 'unknown' | 'warning' | 'fail';
  reason?: string | undefined;
}

export interface Found<P> {
  /** What is left, in the wanted order. */
  parts: P[];
  /**
   * Parts that everything but "fits my build" would leave and that fail: how many, and how many for each reason, the
   * most frequent first.
   */
  failing: { count: number; reasons: { reason: string; count: number }[] };
}

const ranks = { pass: 0, unknown: 1, warning: 2, fail: 3 } as const;

/** How well a verdict fits: 0 the best. */
const rankOf = ({ verdict }: Pick<Fit, 'verdict'>): number => ranks[verdict];

/** The parts of a category that filters and the text of the search leave. */
export const applyFilters = <P extends Listed>(
  type: string,
  parts: readonly P[],
  filters: Filters,
  fitOf: (part: P) => Fit,
): Found<P> => narrowParts(type, searchParts(parts, filters.query), filters, fitOf);

/** What the filters leave of the parts that a search found. A part that lacks a fact is not among those chosen by it. */
export function narrowParts<P extends Listed>(
  type: string,
  parts: readonly P[],
  filters: Filters,
  fitOf: (part: P) => Fit,
): Found<P> {
  const left = parts.filter(matcher(type, filters));
  const failing = left.filter((part) => fitOf(part).verdict === 'fail');
  const kept = filters.fits ? left.filter((part) => fitOf(part).verdict !== 'fail') : left;
  return {
    parts: sortParts(type, kept, filters.sort, (part) => rankOf(fitOf(part))),
    failing: {
      count: failing.length,
      reasons: countReasons(failing.map((part) => fitOf(part).reason ?? 'does not fit')),
    },
  };
}

function matcher(type: string, { brands, price, choices, ranges }: Filters): (part: Listed) => boolean {
  const facets = facetsOf(type).filter(({ key }) => choices[key] ?? ranges[key]);
  return (part) =>
    (brands.length === 0 || brands.includes(part.brand)) &&
    within(part.price, price) &&
    facets.every((fact) => {
      const [wanted, range] = [choices[fact.key], ranges[fact.key]];
      const number = numberOf(fact, part);
      return wanted
        ? writtenValues(fact, part).some((value) => wanted.includes(value))
        : number !== undefined && within(number, range ?? {});
    });
}

/** How many fail for each reason, the most frequent first. */
export function countReasons(reasons: readonly string[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count);
}
