import type { PriceHistory, PricePoint } from '@rig4u/shared/builds';
import { newestPoint, pointsOf } from './price-history';

export interface Priced {
  id: string;
  price: number;
  priceDate?: string | undefined;
}

/** The price of a part now: the newest of its own price and the imported ones; on one day the imported one. */
export const currentPrice = ({ id, price, priceDate = '' }: Priced, history: PriceHistory): PricePoint =>
  newestPoint([{ date: priceDate, price }, ...pointsOf(history, id)]) ?? { date: priceDate, price };

/** Catalogue parts at the prices they have now; a part whose price is the same stays the same object. */
export const withCurrentPrices = <P extends Priced>(parts: readonly P[], history: PriceHistory): P[] =>
  parts.map((part) => {
    const { price, date } = currentPrice(part, history);
    return price === part.price && date === (part.priceDate ?? '') ? part : { ...part, price, priceDate: date };
  });
