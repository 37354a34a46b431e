import { priceHistory, type BuildComponents, type PriceHistory } from '@rig4u/shared/builds';
import { useStored } from '@rig4u/shared/storage';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import { cheapestSwap, swapTypes, type Candidates, type Swap } from '../../domain/fitting/swap';
import { withCurrentPrices } from '../../domain/prices';

export type SwapSearch =
  { status: 'searching' } | { status: 'failed'; retry: () => void } | { status: 'ready'; swap: Swap | undefined };

/** Searches the catalogue for the cheapest swap that clears a rule's finding; again whenever the build changes. */
export function useSwap(rule: string, components: BuildComponents): SwapSearch {
  const history = useStored(priceHistory).value.parts;
  const [attempt, setAttempt] = useState(0);
  const [candidates, setCandidates] = useState<Candidates | 'failed'>();

  useEffect(() => {
    let left = false;
    setCandidates(undefined);
    loadAll(swapTypes(rule)).then(
      (loaded) => !left && setCandidates(loaded),
      () => !left && setCandidates('failed'),
    );
    return () => {
      left = true;
    };
  }, [rule, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => {
    if (candidates === undefined) return { status: 'searching' };
    return candidates === 'failed'
      ? { status: 'failed', retry }
      : { status: 'ready', swap: cheapestSwap(components, rule, priced(candidates, history)) };
  }, [candidates, components, history, retry, rule]);
}

async function loadAll(types: readonly CatalogueType[]): Promise<Candidates> {
  const lists = await Promise.all(
    types.map(async (type): Promise<[CatalogueType, readonly Part[]]> => [type, await builtIn.load(type)]),
  );
  return Object.fromEntries(lists);
}

const priced = (candidates: Candidates, history: PriceHistory): Candidates =>
  Object.fromEntries(
    Object.entries(candidates).map(([type, parts]) => [type, withCurrentPrices(parts ?? [], history)]),
  );
