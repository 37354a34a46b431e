import type { Accessory } from '@rig4u/shared/accessories';

/** An accessory may cost this share of the build before it comes after the others. */
const usualShare = 0.3;

/** What suits a build of this price in US dollars first, in the given order; then what is dear for it, the cheapest first. */
export function byBuildPrice(items: readonly Accessory[], price: number): readonly Accessory[] {
  const isDear = (item: Accessory) => (item.price ?? 0) > usualShare * price;
  const dear = items.filter(isDear).toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  return [...items.filter((item) => !isDear(item)), ...dear];
}
