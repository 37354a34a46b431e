import { useNavigate, useSearchParams } from '@rig4u/shared/routing';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { readAddress, writeAddress, type WizardState } from './address';

export interface Wizard {
  state: WizardState;
  /** Changes the state in place: no new entry of the history. */
  change: (part: Partial<WizardState>) => void;
  /** Goes to another step, with whatever else changes: the browser's Back leads here again. */
  go: (part: Partial<WizardState>) => void;
}

/** The wizard's state, kept in the address, so that Back, a reload and a copied link work. */
export function useWizard(): Wizard {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const text = params.toString();
  const state = useMemo(() => readAddress(new URLSearchParams(text)), [text]);

  // Two changes may come before the router has taken the first: the second one builds on it all the same.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  const write = useCallback(
    (part: Partial<WizardState>, replace: boolean) => {
      latest.current = { ...latest.current, ...part };
      void navigate({ search: writeAddress(latest.current) }, { replace, preventScrollReset: replace });
    },
    [navigate],
  );
  const change = useCallback((part: Partial<WizardState>) => write(part, true), [write]);
  const go = useCallback((part: Partial<WizardState>) => write(part, false), [write]);
  return { state, change, go };
}
