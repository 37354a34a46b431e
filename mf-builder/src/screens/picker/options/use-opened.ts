import { useDeferredValue, useMemo } from 'react';
import type { ListedPart } from '../../../catalogue/schema';
import { useView } from '../route-state';
import type { Options } from './use-options';

/** The part whose details are open, as its shelf has it. It follows after the paint: the row answers first. */
export function useOpened({ list, all }: Options): ListedPart | undefined {
  const details = useDeferredValue(useView().details);
  return useMemo(() => {
    if (list.status !== 'ready' || details === undefined) return undefined;
    return list.value.find(({ id }) => id === details) ?? all.get(details)?.part;
  }, [all, list, details]);
}
