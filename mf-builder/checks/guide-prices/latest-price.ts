import type { PricePoint } from '@rig4u/shared/builds';
import type { Part } from '../../src/catalogue/schema';
import type { PartPrice } from '../../src/domain/prices/price-history';
import type { MarketClass } from '../../src/domain/prices/market/market-schema';

/** The latest price that is known of a part: a guide price that was seen, or one worked out from it. */
export interface LatestPrice extends PartPrice {
  /** The guide price that was seen, where `price` was worked out from it. */
  estimatedFrom?: PricePoint;
}

/** The newest price of a part that somebody saw; an estimate is none. */
export const guidePriceOf = ({ price, priceDate, estimatedFrom }: Part): PricePoint =>
  estimatedFrom ?? { date: priceDate, price };

/**
 * What a part costs by its guide price and the dated change of its class. A change counts for a guide price older than its last month, and
 * is applied to that guide price alone, so that to work it out again changes nothing.
 */
export function latestPrice(part: Part, classes: readonly MarketClass[], guide = guidePriceOf(part)): LatestPrice {
  const of = classOf(part, guide, classes);
  if (!of) return { id: part.id, ...guide };
  const price = Math.round(Math.round(guide.price * 100) * of.factor) / 100;
  return { id: part.id, price, date: `${of.to}-01`, estimatedFrom: guide };
}

function classOf(part: Part, { price, date }: PricePoint, classes: readonly MarketClass[]): MarketClass | undefined {
  const kind = kindOf(part);
  const found = kind && classes.find(({ is, upTo = Infinity }) => is === kind && price <= upTo);
  return found && date.slice(0, 'YYYY-MM'.length) < found.to ? found : undefined;
}

function kindOf(part: Part): MarketClass['is'] | undefined {
  if (part.type === 'gpu') return 'card';
  const said = part.type === 'ram' ? part.specs.ramType : part.type === 'storage' ? part.specs.type : undefined;
  return said === 'DDR4' || said === 'DDR5' || said === 'SSD' || said === 'HDD' ? said : undefined;
}
