import type { PriceHistory, PricePoint } from '@rig4u/shared/builds';
import { newestPoint, pointsOf } from './price-history';

export interface Priced {
  id: string;
  price: number;
  priceDate?: string | undefined;
  /** The guide price from which `price` was worked out by the change of its class. */
  estimatedFrom?: { date: string; price: number } | undefined;
  /** The last month in which it was sold as new. */
  soldUntil?: string | undefined;
  /** `price` was imported. */
  imported?: boolean | undefined;
  /** No price is known, and `price` is 0. */
  unpriced?: boolean | undefined;
}

/**
 * The price of a part now: the newest of its own price and the imported ones; on one day the imported one. An estimate is of the month in
 * which its class had changed so: a price that was seen before that month is older, one that was seen in it or later is newer.
 */
export const currentPrice = ({ id, price, priceDate = '' }: Priced, history: PriceHistory): PricePoint =>
  newestPoint([{ date: priceDate, price }, ...pointsOf(history, id)]) ?? { date: priceDate, price };

/** The price that a visitor saw, where no newer one is known; undefined for a guide price and for an estimate. */
export function seenPrice(part: Priced | undefined, id: string, history: PriceHistory): PricePoint | undefined {
  const seen = newestPoint(pointsOf(history, id));
  return seen && (part?.priceDate ?? '') <= seen.date ? seen : undefined;
}

/** Catalogue parts at the prices they have now; a part whose price is the same stays the same object. */
export const withCurrentPrices = <P extends Priced>(parts: readonly P[], history: PriceHistory): P[] =>
  parts.map((part) => {
    const seen = seenPrice(part, part.id, history);
    return seen ? withImported(part, seen) : part;
  });

/** The part at a price that was imported: no estimate, and not without a price, whatever it was before; the same object where it has that price already. */
export function withImported<P extends Priced>(part: P, { date, price }: PricePoint): P {
  if (part.imported && part.price === price && part.priceDate === date) return part;
  const changed = { ...part, price, priceDate: date, imported: true };
  delete changed.estimatedFrom;
  delete changed.unpriced;
  return changed;
}
