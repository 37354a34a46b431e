import { patiently } from '@rig4u/shared/lazy';
import { Skeleton } from '@rig4u/shared/ui';
import { WhenLoaded } from '../when-loaded';
import type { PriceHistoryProps } from './price-history';

const load = () => patiently(() => import(/* webpackChunkName: "prices" */ './price-history'));

/** `PriceHistory`, whose code comes with the first part that is looked at. */
export const LazyPriceHistory = (props: PriceHistoryProps) => (
  <WhenLoaded what="The price history" load={load} waiting={<Skeleton h="9rem" />}>
    {({ PriceHistory }) => <PriceHistory {...props} />}
  </WhenLoaded>
);
