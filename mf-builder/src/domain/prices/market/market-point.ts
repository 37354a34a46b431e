import type { PartType, PricePoint, StoredPart } from '@rig4u/shared/builds';
import { market, marketEstimate } from './market-estimate';
import type { Market, MarketClass } from './market-schema';

/** About what a part would cost after the change that pages state of its class. */
export interface MarketPoint extends PricePoint {
  of: MarketClass;
}

/** The estimate of one part; undefined where its class has none, or its price is newer. */
export function marketPoint(part: StoredPart & { type: PartType }, data: Market = market): MarketPoint | undefined {
  const estimate = marketEstimate({ [part.type]: part }, data);
  const [of] = estimate?.classes ?? [];
  return estimate && of && { date: `${of.to}-01`, price: estimate.cents / 100, of };
}
