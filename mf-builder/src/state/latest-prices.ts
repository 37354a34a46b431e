import { isPartType, partLines, priceHistory, type BuildComponents } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { useMemo, useState } from 'react';
import { atLatestPrices, type KnownPrices, type Priced } from '../domain/prices';
import { typeOfId } from '../catalogue/load-types';
import { useCatalogueParts } from './catalogue-parts';

export interface LatestPrices extends KnownPrices {
  /** A build at the latest prices that are known; the same build gives the same object. */
  latest: (components: BuildComponents) => BuildComponents;
}

export interface LatestPricesState {
  /** Undefined until the parts of the catalogue are there. */
  known: LatestPrices | undefined;
  /** The build at the latest prices; as it is until they are known. */
  latest: (components: BuildComponents) => BuildComponents;
  /** Set where the catalogue did not arrive. */
  retry: (() => void) | undefined;
}

const asItIs = (components: BuildComponents): BuildComponents => components;

/** The latest prices for the parts of these builds: of the catalogue, and imported ones. What is known stays while more is loaded. */
export function useLatestPrices(builds: readonly BuildComponents[]): LatestPricesState {
  const types = new Set(
    builds.flatMap((components) => partLines(components).flatMap(({ part }) => typeOfId(part.id) ?? [])),
  );
  const names = [...types].toSorted().join();
  const loaded = useCatalogueParts(names.split(',').filter(isPartType));
  const history = useStored(priceHistory).value.parts;
  const [parts, keep] = useState<{ loaded: typeof loaded; byId: ReadonlyMap<string, Priced> }>();
  if (loaded.status === 'ready' && parts?.loaded !== loaded) {
    const listed = names
      .split(',')
      .filter(isPartType)
      .flatMap((type) => loaded.value(type));
    keep({ loaded, byId: new Map(listed.map((part) => [part.id, part])) });
  }
  const known = useMemo(() => parts && withMemory(parts.byId, history), [parts, history]);
  return { known, latest: known?.latest ?? asItIs, retry: loaded.status === 'failed' ? loaded.retry : undefined };
}

function withMemory(byId: ReadonlyMap<string, Priced>, history: KnownPrices['history']): LatestPrices {
  const known: KnownPrices = { catalogue: (id) => byId.get(id), history };
  const done = new WeakMap<BuildComponents, BuildComponents>();
  const latest = (components: BuildComponents): BuildComponents => {
    const found = done.get(components) ?? atLatestPrices(components, known);
    done.set(components, found);
    return found;
  };
  return { ...known, latest };
}
