import { storedValue } from '@rig4u/shared/storage';
import * as v from 'valibot';
import type { PriceHistory } from '../domain/prices';

const point = v.looseObject({ date: v.string(), price: v.pipe(v.number(), v.finite(), v.minValue(0)) });

export interface StoredPrices {
  /** Imported prices by part id. */
  parts: PriceHistory;
}

/** The prices that were imported in this browser. */
export const priceHistory = storedValue<StoredPrices>({
  key: 'rig4u-price-history',
  schema: v.looseObject({ parts: v.record(v.string(), v.array(point)) }),
  fallback: { parts: {} },
});
