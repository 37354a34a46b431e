import { isPartType, partLines, priceHistory, type PriceHistory, type SavedBuild } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { useMemo } from 'react';
import { useCatalogueParts } from '../../state/catalogue-parts';
import type { Priced } from '../../domain/prices';

/** What prices of saved builds are compared with. */
export interface KnownPrices {
  /** A part of the catalogue by its id. */
  catalogue: (id: string) => Priced | undefined;
  history: PriceHistory;
}

export interface KnownPricesState {
  /** Undefined until the parts of the catalogue are there. */
  known: KnownPrices | undefined;
  /** Set where they did not arrive. */
  retry: (() => void) | undefined;
}

/** The prices of now for the parts of these builds: of the catalogue, and imported ones. */
export function useKnownPrices(builds: readonly SavedBuild[]): KnownPricesState {
  const types = [
    ...new Set(builds.flatMap(({ components }) => partLines(components).map(({ type }) => type))),
  ].toSorted();
  const names = types.join();
  const loaded = useCatalogueParts(types);
  const history = useStored(priceHistory).value.parts;
  const known = useMemo(() => {
    if (loaded.status !== 'ready') return undefined;
    const parts = new Map(
      names
        .split(',')
        .filter(isPartType)
        .flatMap((type) => loaded.value(type).map((part): [string, Priced] => [part.id, part])),
    );
    return { catalogue: (id: string) => parts.get(id), history };
  }, [loaded, names, history]);
  return { known, retry: loaded.status === 'failed' ? loaded.retry : undefined };
}
