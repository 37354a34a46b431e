import { patiently, useLoaded } from '@rig4u/shared/lazy';
import { useDeferredValue, useMemo } from 'react';
import { allCounts } from '../../../catalogue/market/all-counts';
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

/** Whether ours have no answer to what is typed: nothing, or only what is near. */
const isMissed = ({ filters, search }: OurOptions): boolean =>
  filters.query.trim() !== '' && (search === 'nothing' || search === 'near');

/** The options of the open category: ours, and all parts on the market where they are wanted or ours have no answer to the search. */
export function useOptions(): Options {
  const ours = useOurOptions();
  const { shelf } = useView();
  const { category, filters } = ours;
  const offered = allCounts[category] !== undefined;
  const market = useLoaded(offered && (shelf === 'all' || isMissed(ours)) ? category : undefined, open, {
    inSlices: true,
  });
  // Thousands of rows follow after the paint: what was pressed has answered by then.
  const later = useDeferredValue(ours);
  const components = useDeferredValue(useBuild().components);
  const missed = shelf === 'ours' && isMissed(later);
  const wanted = offered && (shelf === 'all' || missed);
  const all = useMemo(() => {
    if (!wanted || market.status !== 'ready' || !later.parts) return undefined;
    const { type, code, market: opened } = market.value;
    return type === later.category ? code.allOptions(later, opened, components, missed) : undefined;
  }, [components, later, market, missed, wanted]);
  return useMemo(() => {
    if (!wanted) return ours;
    if (all?.category === category) return { ...all, filters };
    return { ...ours, market: market.status === 'failed' ? market : { status: 'loading' } };
  }, [all, category, filters, market, ours, wanted]);
}
