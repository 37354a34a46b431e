import { useNavigate } from '@rig4u/shared/routing';
import { useCallback, useMemo } from 'react';
import { useSearchText } from '../../state/search-params';
import { readAddress, writeAddress, type WizardState } from './wizard-state';

export interface Wizard {
  state: WizardState;
  /** Changes the state in place: no new entry of the history. A function is given the latest state, which may be ahead of the rendered one. */
  change: (part: Partial<WizardState> | ((latest: WizardState) => Partial<WizardState>)) => void;
  /** Goes to another step, with whatever else changes: the browser's Back leads here again. */
  go: (part: Partial<WizardState>) => void;
}

/** The wizard's state, kept in the address, so that Back, a reload and a copied link work. */
export function useWizard(): Wizard {
  const navigate = useNavigate();
  const { text, write } = useSearchText();
  const state = useMemo(() => readAddress(new URLSearchParams(text)), [text]);

  const change = useCallback<Wizard['change']>(
    (part) =>
      write((latest) => {
        const now = readAddress(new URLSearchParams(latest));
        return writeAddress({ ...now, ...(typeof part === 'function' ? part(now) : part) }).slice(1);
      }),
    [write],
  );
  const go = useCallback(
    (part: Partial<WizardState>) => void navigate({ search: writeAddress({ ...state, ...part }) }),
    [navigate, state],
  );
  return { state, change, go };
}
