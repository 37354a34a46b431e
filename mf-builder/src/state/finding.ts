import { findingParam } from '@rig4u/shared/builds';
import { useLocation, useNavigate, useSearchParams } from '@rig4u/shared/routing';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

export interface SoughtFinding {
  /** The rule of the finding that the address leads to (`?finding=gpu-length`); undefined where it leads to none. */
  sought: string | undefined;
  /** Leads to a finding of this screen. Keeps the entry of the history, without its state. */
  seek: (rule: string) => void;
  /** Takes the finding out of the address: it has been reached. */
  reached: () => void;
}

/** The finding that 'Fix it' leads to, on whichever screen it was pressed. */
export function useFinding(): SoughtFinding {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const query = params.toString();
  const lead = useCallback(
    (rule: string | undefined) => {
      const next = new URLSearchParams(query);
      if (rule === undefined) next.delete(findingParam);
      else next.set(findingParam, rule);
      void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
    },
    [navigate, query, hash],
  );
  const reached = useCallback(() => lead(undefined), [lead]);
  return { sought: params.get(findingParam) ?? undefined, seek: lead, reached };
}

/**
 * The place of a finding on the screen. It gets the focus when the address leads to it. Give it `tabIndex={-1}` and
 * `data-finding={rule}`, by which `placeOfFinding` knows it.
 */
export function useFindingPlace<E extends HTMLElement>(rule: string): RefObject<E | null> {
  const place = useRef<E>(null);
  const { sought, reached } = useFinding();
  const isSought = sought === rule;
  useEffect(() => {
    if (!isSought) return undefined;
    // After this turn: the shell gives the focus to the heading of a new screen, and this comes last.
    const timer = setTimeout(() => {
      place.current?.focus();
      reached();
    });
    return () => clearTimeout(timer);
  }, [isSought, reached]);
  return place;
}

/** The element that shows a finding, where one does: a dialog that leads to it gives it the focus when it closes. */
export const placeOfFinding = (rule: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-finding]')].find(({ dataset }) => dataset['finding'] === rule) ??
  null;
