import { patiently, useLoaded } from '@rig4u/shared/lazy';
import { useMemo } from 'react';
import { allCounts } from '../../../catalogue/market/all-counts';
import { narrowed } from '../../../domain/filters/filters';
import { useBuild } from '../build-state';
import { useOurOptions, type Options, type OurOptions } from '../options/use-options';
import { isOffered, useView } from '../route-state';

const loadCode = () => patiently(() => import(/* webpackChunkName: "all-options" */ './all-options'));

/** Opens the market of a category, with the code that makes lists of it. */
async function open(type: string) {
  if (!isOffered(type)) throw new Error(`There is no part type ${type}.`);
  const code = await loadCode();
  return { type, code, market: await code.openMarket(type) };
}

/** Whether ours have no answer to what is typed and chosen: nothing, only what is near, or only what does not fit. */
const isMissed = ({ filters, search, counts, groups }: OurOptions): boolean =>
  search === 'near' ||
  (counts !== undefined &&
    search !== 'looking' &&
    narrowed(filters) &&
    groups.chosen.length + groups.fitting.length === 0);

/** The options of the open category: ours, and all parts on the market where they are wanted or ours have no answer to the search. */
export function useOptions(): Options {
  const ours = useOurOptions();
  const { shelf } = useView();
  const { components } = useBuild();
  const { category } = ours;
  const missed = shelf === 'ours' && isMissed(ours);
  const wanted = allCounts[category] !== undefined && (shelf === 'all' || missed);
  const market = useLoaded(wanted ? category : undefined, open, { inSlices: true });
  return useMemo(() => {
    if (!wanted) return ours;
    if (market.status === 'ready') {
      const { type, code, market: opened } = market.value;
      if (type === category && ours.parts) return code.allOptions(ours, opened, components, missed);
    }
    return { ...ours, market: market.status === 'failed' ? market : { status: 'loading' } };
  }, [category, components, market, missed, ours, wanted]);
}
