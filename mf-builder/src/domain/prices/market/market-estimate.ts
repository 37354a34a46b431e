import { lineCents, partLines, type BuildComponents, type PartLine } from '@rig4u/shared/builds';
import * as v from 'valibot';
import facts from './market.json';
import { marketSchema, type Market, type MarketClass } from './market-schema';

/** Dated changes of prices by class of part, each with the pages that state it. */
export const market: Market = v.parse(marketSchema, facts);

export interface MarketEstimate {
  /** US cents of the whole build. */
  cents: number;
  /** The classes that changed it, in the file's order. */
  classes: readonly MarketClass[];
}

/**
 * What a build would cost after the changes that pages state of the market. A part whose price is newer than its class keeps it, and so
 * does a part without a class. Undefined where nothing of the build has one.
 */
export function marketEstimate(components: BuildComponents, { classes }: Market = market): MarketEstimate | undefined {
  const lines = partLines(components).map((line) => ({ line, of: classOf(line, classes) }));
  const used = new Set(lines.flatMap(({ of }) => of ?? []));
  if (used.size === 0) return undefined;
  return {
    cents: lines.reduce((sum, { line, of }) => sum + Math.round(lineCents(line) * (of?.factor ?? 1)), 0),
    classes: classes.filter((one) => used.has(one)),
  };
}

function classOf({ type, part }: PartLine, classes: readonly MarketClass[]): MarketClass | undefined {
  const kind = kindOf(type, part.specs ?? {});
  if (!kind || part.owned) return undefined;
  const found = classes.find(({ is, upTo = Infinity }) => is === kind && part.price <= upTo);
  return found && (part.priceDate ?? '').slice(0, 'YYYY-MM'.length) < found.to ? found : undefined;
}

function kindOf(type: PartLine['type'], specs: Readonly<Record<string, unknown>>): MarketClass['is'] | undefined {
  if (type === 'gpu') return 'card';
  const said = type === 'ram' ? specs['ramType'] : type === 'storage' ? specs['type'] : undefined;
  return said === 'DDR4' || said === 'DDR5' || said === 'SSD' || said === 'HDD' ? said : undefined;
}
