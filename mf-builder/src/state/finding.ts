import { findingParam } from '@rig4u/shared/builds';
import { useLocation, useNavigate, useSearchParams, withoutTail } from '@rig4u/shared/routing';
import { useCallback, useEffect } from 'react';
import { isSeen } from './seen';

/** Leads to a finding of this screen, by its rule. Keeps the entry of the history, without its state; `undefined` leads to none. */
export function useLeadToFinding(): (rule: string | undefined) => void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  return useCallback(
    (rule) => {
      const next = new URLSearchParams(search);
      if (rule === undefined) next.delete(findingParam);
      else next.set(findingParam, rule);
      void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
    },
    [navigate, search, hash],
  );
}

/**
 * Gives the focus to the finding that the address leads to (`?finding=gpu-length`), and takes it out of the address: 'Fix it' was
 * pressed, on whichever screen. What shows a finding has `tabIndex={-1}` and `data-finding={rule}`. Where `elsewhere` answers true,
 * it has shown the finding itself.
 */
export function useFindingFocus(elsewhere: (rule: string) => boolean): void {
  const [params] = useSearchParams();
  const sought = params.get(findingParam);
  const lead = useLeadToFinding();
  useEffect(() => {
    if (sought === null) return undefined;
    // As it was before the address was passed on.
    const rule = withoutTail(sought);
    // After this turn: the shell gives the focus to the heading of a new screen, and this comes last.
    const timer = setTimeout(() => {
      if (!elsewhere(rule)) placeOfFinding(rule)?.focus();
      lead(undefined);
    });
    return () => clearTimeout(timer);
  }, [sought, lead, elsewhere]);
}

/**
 * What shows a finding on the screen; null where nothing does. Of several it is the last that can be seen: the build beside the options
 * comes after the report. A dialog that leads to a finding gives it the focus when it closes.
 */
export const placeOfFinding = (rule: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-finding]')].findLast(
    (place) => place.dataset['finding'] === rule && isSeen(place),
  ) ?? null;
