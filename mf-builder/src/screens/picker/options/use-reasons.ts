import { useMemo } from 'react';
import type { Part } from '../../../catalogue/schema';
import type { Aspect } from '../../../domain/estimates';
import { applyFilters } from '../../../domain/filters/apply-filters';
import { narrowed } from '../../../domain/filters/filters';
import { readFilters, writeFilters } from '../../../domain/filters/filters-in-address';
import { bestFitReasons } from '../../../domain/fitting/best-fit';
import type { Options, OurOptions } from './use-options';

type Given = Pick<OurOptions, 'category' | 'parts' | 'all' | 'sorted' | 'picked' | 'saidOnce' | 'filters'> & {
  /** What processors are compared by. */
  use: Aspect;
};

/**
 * Why the first three options fit best, by the part's id; empty in another order. They are the first of what the filters leave, whatever
 * is typed into the search: a key in it renders no row.
 */
export function useReasons({
  category,
  parts,
  all,
  sorted,
  picked,
  saidOnce,
  filters,
  use,
}: Given): Options['reasons'] {
  const written = new URLSearchParams(writeFilters({ ...filters, query: '' })).toString();
  return useMemo(() => {
    const facets = readFilters(category, new URLSearchParams(written));
    if (facets.sort !== 'fit' || !parts) return none;
    const verdictOf = ({ id }: Part) => all.get(id)?.fit ?? ({ verdict: 'pass' } as const);
    const left = new Set(applyFilters(category, parts, facets, verdictOf).parts.map(({ id }) => id));
    const fitting = sorted.filter(
      ({ part, fit }) => left.has(part.id) && !picked.has(part.id) && fit.verdict !== 'fail',
    );
    const among = narrowed(facets) ? 'within your filters' : picked.size > 0 ? 'of the others' : 'of those';
    return bestFitReasons(fitting, saidOnce, among, use);
  }, [category, parts, all, sorted, picked, saidOnce, use, written]);
}

const none: Options['reasons'] = new Map();
