import { startTransition, useState } from 'react';
import type { Filters } from '../../../domain/filters/filters';
import type { OptionGroups } from '../../../domain/fitting/option-groups';
import type { Option } from '../../../domain/columns/column';

/** How many options are laid out at once: a large list comes page by page, so that what is below it stays in reach. */
export const page = 48;

export interface Pages extends Record<'fitting' | 'lessKnown' | 'failing', readonly Option[]> {
  /** How many are not shown yet, and how many the next page has. */
  left: number;
  next: number;
  showMore: () => void;
}

/** The first options of a list, group after group. What other filters leave begins with its first page. */
export function usePages({ fitting, lessKnown, failing }: OptionGroups, filters: Filters): Pages {
  const [pages, setPages] = useState({ filters, shown: page });
  const shown = pages.filters === filters ? pages.shown : page;
  const all = fitting.length + lessKnown.length + failing.length;
  const behind = (before: number): number => Math.max(0, shown - before);
  const left = Math.max(0, all - shown);
  return {
    fitting: fitting.slice(0, shown),
    lessKnown: lessKnown.slice(0, behind(fitting.length)),
    failing: failing.slice(0, behind(fitting.length + lessKnown.length)),
    left,
    next: Math.min(page, left),
    // The button answers first, then the rows render piece by piece.
    showMore: () => startTransition(() => setPages({ filters, shown: shown + page })),
  };
}
