import type { Accessory } from '@rig4u/shared/accessories';
import { sumOf, type BuildComponents } from '@rig4u/shared/builds';
import { sumDollars } from '@rig4u/shared/format';

export interface PurchaseTotals {
  /** What the parts cost and what everything costs, in US dollars to the cent, added up line by line. No price counts as 0. */
  base: number;
  total: number;
  /** What the total, rounded once, has more than the sum of the lines, each rounded: whole dollars, mostly 0. */
  rounding: number;
  /** How many pieces of the build have no price; an accessory without one says so itself. */
  unpriced: number;
}

export function purchaseTotals(
  components: BuildComponents,
  accessories: readonly Pick<Accessory, 'price'>[],
): PurchaseTotals {
  const { cents, unpriced } = sumOf(components);
  const lines = [cents / 100, ...accessories.map(({ price }) => price ?? 0)];
  const [base = 0] = lines;
  const total = sumDollars(lines);
  const rounding = Math.round(total) - lines.reduce((sum, line) => sum + Math.round(line), 0);
  return { base, total, rounding, unpriced };
}
