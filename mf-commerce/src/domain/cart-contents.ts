import type { Accessory } from '@rig4u/shared/accessories';
import { partLines, type BuildComponents } from '@rig4u/shared/builds';
import { partName } from './part-name';

/** Stand-ins, not item numbers of any retailer: one for the base build, one for each of the first two accessories. */
export const placeholders = {
  base: 'PLACEHOLDER-BASE-BUILD',
  accessories: ['PLACEHOLDER-ACCESSORY-1', 'PLACEHOLDER-ACCESSORY-2'],
} as const;

export interface CartItem {
  /** The retailer's item number. */
  number: string;
  /** What has this number in the build. */
  names: readonly string[];
  quantity: number;
}

export interface LeftOut {
  name: string;
  why: 'owned' | 'no-number';
}

export interface CartContents {
  /** What goes into the cart by the retailer's own numbers, each number once. */
  items: readonly CartItem[];
  /** The stand-ins that go into the list of items as well. */
  samples: readonly string[];
  /** Every number that goes into the cart, stand-ins too: the base, then parts, then accessories. */
  list: readonly string[];
  leftOut: readonly LeftOut[];
}

interface Wanted {
  name: string;
  quantity: number;
  retailerSku?: string | undefined;
}

// Of these signs are item numbers, so none of them can add anything else to the address; one that ends in R is refurbished.
const itemNumber = /^[0-9A-Z][0-9A-Z-]*[0-9A-QS-Z]$/;
const hasNumber = (wanted: Wanted): wanted is Wanted & { retailerSku: string } =>
  itemNumber.test(wanted.retailerSku ?? '');

/**
 * What of a build and its accessories goes into the retailer's cart. Things go by their own item number; the base stand-in is used
 * only when no part to buy has one, an accessory stand-in for the first and the second accessory without one. What is owned stays out.
 */
export function cartContents(components: BuildComponents, accessories: readonly Accessory[]): CartContents {
  const lines = partLines(components).map(({ part, quantity }) => ({
    name: partName(part),
    quantity,
    retailerSku: part.retailerSku,
    owned: part.owned === true,
  }));
  const parts = lines.filter((line) => !line.owned);
  const extras = accessories.map(({ name, retailerSku }): Wanted => ({ name, quantity: 1, retailerSku }));
  const wanted: Wanted[] = [...parts, ...extras];
  const items = byNumber(wanted.filter(hasNumber));
  const base = parts.length > 0 && !parts.some(hasNumber) ? [placeholders.base] : [];
  const others = placeholders.accessories.slice(0, extras.filter((extra) => !hasNumber(extra)).length);
  return {
    items,
    samples: [...base, ...others],
    list: [...base, ...items.map(({ number }) => number), ...others],
    leftOut: [
      ...wanted.filter((one) => !hasNumber(one)).map(({ name }) => ({ name, why: 'no-number' as const })),
      ...lines.filter((line) => line.owned).map(({ name }) => ({ name, why: 'owned' as const })),
    ],
  };
}

function byNumber(wanted: readonly (Wanted & { retailerSku: string })[]): CartItem[] {
  const found = new Map<string, CartItem>();
  for (const { name, quantity, retailerSku: number } of wanted) {
    const before = found.get(number);
    found.set(number, {
      number,
      names: [...new Set([...(before?.names ?? []), name])],
      quantity: (before?.quantity ?? 0) + quantity,
    });
  }
  return [...found.values()];
}
