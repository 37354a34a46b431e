import { priceHistory, type BuildComponents, type PriceHistory } from '@rig4u/shared/builds';
import { patiently, useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { useStored } from '@rig4u/shared/storage';
import { useMemo } from 'react';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import type { Finding } from '../../domain/compatibility/types';
import type { Candidates } from '../../domain/fitting/swap';
import type { RankedWay } from '../../domain/fitting/ranked-ways';
import { withCurrentPrices } from '../../domain/prices';
import { useBuildUse } from '../../state/build-use';

/** The ways out of a finding, in the catalogue at the latest prices, as it loads: the best for the build's use first. They follow the build. */
export function useWaysOut({ rule, parts }: Finding, components: BuildComponents): Loaded<readonly RankedWay[]> {
  const history = useStored(priceHistory).value.parts;
  const [use] = useBuildUse();
  const found = useLoaded(rule, loadSearch);
  return useMemo(() => {
    if (found.status !== 'ready') return found;
    const { rankedWays, candidates } = found.value;
    const types = [...new Set(parts.map(({ type }) => type))];
    return { status: 'ready', value: rankedWays(components, rule, types, priced(candidates, history), use) };
  }, [found, components, history, rule, parts, use]);
}

/** The search, whose code comes with the first finding that needs it, and the parts of every type that a way out of it may come from. */
async function loadSearch(rule: string) {
  const { wayTypes, rankedWays } = await patiently(
    () => import(/* webpackChunkName: "ways-out" */ '../../domain/fitting/ranked-ways'),
  );
  const lists = await Promise.all(
    wayTypes(rule).map(async (type): Promise<[CatalogueType, readonly Part[]]> => [type, await builtIn.load(type)]),
  );
  const candidates: Candidates = Object.fromEntries(lists);
  return { rankedWays, candidates };
}

const priced = (candidates: Candidates, history: PriceHistory): Candidates =>
  Object.fromEntries(
    Object.entries(candidates).map(([type, parts]) => [type, withCurrentPrices(parts ?? [], history)]),
  );
