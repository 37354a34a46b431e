import { type Accessory, accessories } from '@rig4u/shared/accessories';

/** Accessories of the catalogue with or without an item number of their own. For tests only. */
export function someAccessories(count: number, numbered: boolean): readonly Accessory[] {
  const found = accessories.filter((item) => (item.retailerSku !== undefined) === numbered).slice(0, count);
  if (found.length < count) throw new Error(`The catalogue has no ${count} accessories of that kind.`);
  return found;
}
