import { isDeepStrictEqual } from 'node:util';
import type { PriceHistory } from '@rig4u/shared/builds';
import type { Part } from '../../src/catalogue/schema';
import { addPrices, type PartPrice } from '../../src/domain/prices/price-history';
import type { MarketClass } from '../../src/domain/prices/market/market-schema';
import { bandOf } from '../price-bands/compare-prices';
import { guidePriceOf, latestPrice, type LatestPrice } from './latest-price';

/** A price of the catalogue that changes: the part as it stands, and what comes. */
export interface PriceChange extends LatestPrice {
  before: Part;
}

/**
 * The prices that change when each part gets its latest known one, by new guide prices (which take the place of older ones) and by the
 * dated changes of the classes.
 */
export function changesOf(
  parts: readonly Part[],
  prices: readonly PartPrice[],
  classes: readonly MarketClass[],
): readonly PriceChange[] {
  const guides = new Map(prices.map(({ id, price, date }) => [id, { date, price }]));
  return parts.flatMap((before) => {
    const latest = latestPrice(before, classes, guides.get(before.id));
    const { price, priceDate: date, estimatedFrom } = before;
    const stands: LatestPrice = { id: before.id, price, date, ...(estimatedFrom && { estimatedFrom }) };
    return isDeepStrictEqual(latest, stands) ? [] : [{ ...latest, before }];
  });
}

/** The earlier guide prices with those that go now: prices that were seen. One that is corrected within its month leaves none. */
export const withEarlier = (earlier: PriceHistory, changes: readonly PriceChange[]): PriceHistory =>
  addPrices(
    earlier,
    changes.flatMap(({ id, date, before }) => {
      const guide = guidePriceOf(before);
      return guide.date < date ? [{ id, ...guide }] : [];
    }),
  );

/** Prices that come and are outside the band of their class. */
export const outsideBands = (changes: readonly PriceChange[]): readonly string[] =>
  changes.flatMap(({ price, before }) => {
    const band = bandOf(before.type, before);
    return band && price >= band[0] && price <= band[1]
      ? []
      : [
          `$${price.toFixed(2)} for ${before.name} is outside the band of its class: write the new one in checks/price-bands`,
        ];
  });
