import { priceHistory, type BuildComponents, type PriceHistory } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { useStored } from '@rig4u/shared/storage';
import { useMemo } from 'react';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import { cheapestSwap, swapTypes, waysOut, type Candidates, type Swap } from '../../domain/fitting/swap';
import { withCurrentPrices } from '../../domain/prices';

/** What is shown while the catalogue is searched. */
export const searching = 'Looking for a way out...';

/** Searches the candidates for swaps that clear a rule's finding. */
type Search<T> = (components: BuildComponents, rule: string, candidates: Candidates) => T;

/** What a search finds in the catalogue at today's prices, as it loads. It follows the build. */
function useSearch<T>(search: Search<T>, rule: string, components: BuildComponents): Loaded<T> {
  const history = useStored(priceHistory).value.parts;
  const candidates = useLoaded(rule, loadCandidates);
  return useMemo(
    () =>
      candidates.status === 'ready'
        ? { status: 'ready', value: search(components, rule, priced(candidates.value, history)) }
        : candidates,
    [candidates, components, history, rule, search],
  );
}

/** The cheapest swap that clears a rule's finding; undefined where there is none. */
export const useCheapestSwap = (rule: string, components: BuildComponents): Loaded<Swap | undefined> =>
  useSearch(cheapestSwap, rule, components);

/** Of each type the swap nearest in price that clears a rule's finding, the nearest first. */
export const useWaysOut = (rule: string, components: BuildComponents): Loaded<readonly Swap[]> =>
  useSearch(waysOut, rule, components);

/** The catalogue's parts of every type that a swap for this rule may come from. */
async function loadCandidates(rule: string): Promise<Candidates> {
  const types = swapTypes(rule);
  const lists = await Promise.all(
    types.map(async (type): Promise<[CatalogueType, readonly Part[]]> => [type, await builtIn.load(type)]),
  );
  return Object.fromEntries(lists);
}

const priced = (candidates: Candidates, history: PriceHistory): Candidates =>
  Object.fromEntries(
    Object.entries(candidates).map(([type, parts]) => [type, withCurrentPrices(parts ?? [], history)]),
  );
