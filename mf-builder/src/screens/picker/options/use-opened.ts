import { useDeferredValue, useMemo } from 'react';
import type { Part } from '../../../catalogue/schema';
import { useView } from '../route-state';
import type { Options } from './use-options';

/** The part whose details are open, as the catalogue has it. It follows after the paint: the row answers first. */
export function useOpened({ list }: Options): Part | undefined {
  const details = useDeferredValue(useView().details);
  return useMemo(
    () => (list.status === 'ready' ? list.value.find(({ id }) => id === details) : undefined),
    [list, details],
  );
}
