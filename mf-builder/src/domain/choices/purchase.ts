import { totalOf, type BuildComponents } from '@rig4u/shared/builds';

/** What the purchase page is given in navigation state. */
export interface PurchaseState {
  build: { id: string; name: string; price: number; components: BuildComponents };
  accessoryIds: readonly string[];
  /** US dollars; the page computes its own from the lines. */
  total: number;
}

/** The hand-off of a build to the purchase page. */
export function purchaseOf(
  { id, name, components }: { id: string; name: string; components: BuildComponents },
  accessoryIds: readonly string[] = [],
): PurchaseState {
  const price = totalOf(components) / 100;
  return { build: { id, name, price, components }, accessoryIds, total: price };
}
