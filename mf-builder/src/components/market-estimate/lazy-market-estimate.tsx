import { partLines } from '@rig4u/shared/builds';
import { patiently } from '@rig4u/shared/lazy';
import { Skeleton } from '@rig4u/shared/ui';
import { WhenLoaded } from '../when-loaded';
import type { MarketEstimateProps } from './market-estimate';

const load = () => patiently(() => import(/* webpackChunkName: "market-estimate" */ './market-estimate'));

/** `MarketEstimate`, whose code comes with the first part. */
export const LazyMarketEstimate = (props: MarketEstimateProps) =>
  partLines(props.components).length === 0 ? null : (
    <WhenLoaded what="The market estimate" load={load} waiting={<Skeleton h="4.5rem" />}>
      {({ MarketEstimate }) => <MarketEstimate {...props} />}
    </WhenLoaded>
  );
