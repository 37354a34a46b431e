import { estimatedLines, type BuildComponents, type PartLine } from '@rig4u/shared/builds';
import * as v from 'valibot';
import facts from './market.json';
import { marketSchema, type Market, type MarketClass } from './market-schema';

/** Dated changes of prices by class of part, each with the pages that state it. */
export const market: Market = v.parse(marketSchema, facts);

/**
 * By which changes prices of a build were worked out, in the file's order. They were applied when the catalogue was renewed: a class is
 * known by what it made of the guide price, and by its month.
 */
export const changesOf = (components: BuildComponents, { classes }: Market = market): readonly MarketClass[] => {
  const used = new Set(estimatedLines(components).flatMap((line) => classes.find((one) => made(one, line)) ?? []));
  return classes.filter((one) => used.has(one));
};

const kinds: Partial<Record<PartLine['type'], readonly MarketClass['is'][]>> = {
  gpu: ['card'],
  ram: ['DDR4', 'DDR5'],
  storage: ['SSD', 'HDD'],
};

const made = ({ is, upTo = Infinity, factor, to }: MarketClass, { type, part }: PartLine): boolean =>
  (kinds[type]?.includes(is) ?? false) &&
  part.estimatedFrom !== undefined &&
  part.estimatedFrom.price <= upTo &&
  part.priceDate === `${to}-01` &&
  Math.abs(part.estimatedFrom.price * factor - part.price) < 0.006;
