import { priceHistory, type BuildComponents, type PriceHistory } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { useStored } from '@rig4u/shared/storage';
import { useMemo } from 'react';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import { swapTypes, type Candidates } from '../../domain/fitting/swap';
import { waysOut, type WayOut } from '../../domain/fitting/ways-out';
import type { Finding } from '../../domain/compatibility/types';
import { withCurrentPrices } from '../../domain/prices';

/** What is shown while the catalogue is searched. */
export const searching = 'Looking for a way out...';

/** The ways out of a finding, in the catalogue at today's prices, as it loads. They follow the build. */
export function useWaysOut({ rule, parts }: Finding, components: BuildComponents): Loaded<readonly WayOut[]> {
  const history = useStored(priceHistory).value.parts;
  const candidates = useLoaded(rule, loadCandidates);
  return useMemo(() => {
    if (candidates.status !== 'ready') return candidates;
    const types = [...new Set(parts.map(({ type }) => type))];
    return { status: 'ready', value: waysOut(components, rule, types, priced(candidates.value, history)) };
  }, [candidates, components, history, rule, parts]);
}

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
