import type { Accessory } from '@rig4u/shared/accessories';
import { totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { sumDollars } from '@rig4u/shared/format';

/** What the parts cost and what everything costs, in US dollars, added up line by line. No price counts as 0. */
export function purchaseTotals(
  components: BuildComponents,
  accessories: readonly Pick<Accessory, 'price'>[],
): { base: number; total: number } {
  const base = totalOf(components) / 100;
  return { base, total: sumDollars([base, ...accessories.map(({ price }) => price ?? 0)]) };
}
