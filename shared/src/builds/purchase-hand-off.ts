import * as v from 'valibot';
import { totalOf } from './components';
import { buildComponents, type BuildComponents } from './schema';

/** What a screen hands to the purchase page, as navigation state. Amounts are US dollars; the page adds up its own. */
export interface PurchaseHandOff {
  build: { id: string; name: string; price: number; components: BuildComponents; verdict?: unknown };
  accessoryIds: readonly string[];
  total: number;
}

/**
 * What the purchase page needs of a hand-off. Saved builds, presets and shared builds carry different extra fields; amounts are
 * not read at all.
 */
export const purchaseHandOff = v.looseObject({
  build: v.looseObject({
    id: v.optional(v.string(), ''),
    name: v.string(),
    components: buildComponents,
    verdict: v.exactOptional(v.unknown()),
  }),
  accessoryIds: v.optional(v.array(v.string()), []),
});

/**
 * The hand-off of a build with these accessories. `total` is the price of the parts unless it says otherwise.
 * `verdict` is the summary of the build's check; `verdictOf` reads it.
 */
export function purchaseOf(
  { id, name, components, verdict }: { id: string; name: string; components: BuildComponents; verdict?: unknown },
  accessoryIds: readonly string[] = [],
  total = totalOf(components) / 100,
): PurchaseHandOff {
  const price = totalOf(components) / 100;
  return { build: { id, name, price, components, ...(verdict !== undefined && { verdict }) }, accessoryIds, total };
}
