import {
  partLines,
  type BuildComponents,
  type PartLine,
  type PriceHistory,
  type PricePoint,
} from '@rig4u/shared/builds';
import { currentPrice, type Priced } from './current-price';
import { newestPoint, pointsOf } from './price-history';

export interface LineChange {
  line: PartLine;
  /**
   * What the line costs now less what it cost when saved, in cents; undefined where no price of now is known. What is
   * owned changes nothing.
   */
  cents: number | undefined;
  /** The price of one part now. */
  now: PricePoint | undefined;
}

export interface PriceChanges {
  lines: readonly LineChange[];
  /** Of all lines whose price is known, in cents; undefined where none is. */
  cents: number | undefined;
}

/**
 * What changed in price since the build was saved. `catalogue` gives a part of the catalogue by its id; parts outside
 * it are known by imported prices only.
 */
export function priceChanges(
  components: BuildComponents,
  catalogue: (id: string) => Priced | undefined,
  history: PriceHistory,
): PriceChanges {
  const lines = partLines(components).map((line): LineChange => {
    const now = priceNow(line, catalogue(line.part.id), history);
    const each = now && Math.round(now.price * 100) - Math.round(line.part.price * 100);
    return { line, now, cents: each === undefined ? undefined : line.part.owned ? 0 : each * line.quantity };
  });
  const known = lines.flatMap(({ cents }) => (cents === undefined ? [] : [cents]));
  return { lines, cents: known.length === 0 ? undefined : known.reduce((sum, cents) => sum + cents, 0) };
}

/** A price that is older than the one saved with the build says nothing about now. */
function priceNow({ part }: PartLine, listed: Priced | undefined, history: PriceHistory): PricePoint | undefined {
  const found = listed ? currentPrice(listed, history) : newestPoint(pointsOf(history, part.id));
  if (!found || !part.priceDate || part.priceDate <= found.date) return found;
  return { date: part.priceDate, price: part.price };
}
