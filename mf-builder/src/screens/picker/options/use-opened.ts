import { priceHistory } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { useDeferredValue, useMemo } from 'react';
import { cataloguePoints, type SourcedPoint } from '../../../domain/prices';
import { useView } from '../route-state';
import type { Options } from './use-options';

/** The option whose details are open, by its part's id, with the part's dated prices. It follows after the paint: the row answers first. */
export function useOpened({ list }: Options): { id: string; points: readonly SourcedPoint[] } | undefined {
  const details = useDeferredValue(useView().details);
  const history = useStored(priceHistory).value.parts;
  return useMemo(() => {
    const listed = list.status === 'ready' ? list.value.find(({ id }) => id === details) : undefined;
    return listed && { id: listed.id, points: cataloguePoints(listed, history) };
  }, [list, details, history]);
}
