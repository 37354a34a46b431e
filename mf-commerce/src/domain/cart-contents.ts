import type { Accessory } from '@rig4u/shared/accessories';
import { partLines, partName, partTypeInfo, type BuildComponents } from '@rig4u/shared/builds';

/**
 * Sample texts in place of item numbers that no retailer has: one for the base build, one for each of the first two
 * accessories.
 */
const placeholders = {
  base: 'PLACEHOLDER-BASE-BUILD',
  accessories: ['PLACEHOLDER-ACCESSORY-1', 'PLACEHOLDER-ACCESSORY-2'],
} as const;

export interface CartItem {
  /** The retailer's item number. */
  number: string;
  /** The parts and accessories with this number. */
  names: readonly string[];
  quantity: number;
  /** Whether it is the listing of a single seller on the retailer's market place, which ends when that seller has sold out. */
  oneSeller: boolean;
}

/** A part or an accessory that does not go into the cart. */
export interface LeftOut {
  name: string;
  /** What kind of part it is, as in the component list; of an accessory its name. */
  kind: string;
}

/** How many of the parts, or of the accessories, that are to be bought go into the cart. */
export interface Share {
  carried: number;
  of: number;
}

export interface CartContents {
  /** What goes into the cart by the retailer's own item numbers, each number once. */
  items: readonly CartItem[];
  /** The placeholders that go into the cart as well. */
  samples: readonly string[];
  /** Every number that goes into the cart, placeholders too: base build, parts, accessories. */
  list: readonly string[];
  parts: Share;
  accessories: Share;
  /** What is to be bought and has no item number. */
  missing: readonly LeftOut[];
  /** What the visitor has already. */
  owned: readonly LeftOut[];
}

interface Wanted extends LeftOut {
  quantity: number;
  retailerSku?: string | undefined;
}

// Digits, capitals and dashes only, so that an item number cannot add anything else to the link. A number that ends in R is
// a refurbished item.
const itemNumber = /^[0-9A-Z][0-9A-Z-]*[0-9A-QS-Z]$/;
/** Newegg's numbers for listings of other sellers begin like this. */
const sellersNumber = /^9SI/;
const hasNumber = (wanted: Wanted): wanted is Wanted & { retailerSku: string } =>
  itemNumber.test(wanted.retailerSku ?? '');

/**
 * What goes into the retailer's cart from a build and its accessories. Each thing goes by its own item number. The base
 * placeholder is used only if no part to buy has a number, an accessory placeholder for the first and the second accessory
 * without one. Owned parts stay out.
 */
export function cartContents(components: BuildComponents, accessories: readonly Accessory[]): CartContents {
  const lines = partLines(components).map(({ type, part, quantity }) => ({
    name: partName(part),
    kind: partTypeInfo(type).label,
    quantity,
    retailerSku: part.retailerSku,
    owned: part.owned === true,
  }));
  const parts = lines.filter((line) => !line.owned);
  const extras = accessories.map(({ name, retailerSku }): Wanted => ({ name, kind: name, quantity: 1, retailerSku }));
  const wanted: Wanted[] = [...parts, ...extras];
  const items = byNumber(wanted.filter(hasNumber));
  const base = parts.length > 0 && !parts.some(hasNumber) ? [placeholders.base] : [];
  const others = placeholders.accessories.slice(0, extras.filter((extra) => !hasNumber(extra)).length);
  return {
    items,
    samples: [...base, ...others],
    list: [...base, ...items.map(({ number }) => number), ...others],
    parts: shareOf(parts),
    accessories: shareOf(extras),
    missing: wanted.filter((one) => !hasNumber(one)).map(leftOut),
    owned: lines.filter((line) => line.owned).map(leftOut),
  };
}

const shareOf = (wanted: readonly Wanted[]): Share => ({ carried: wanted.filter(hasNumber).length, of: wanted.length });
const leftOut = ({ name, kind }: LeftOut): LeftOut => ({ name, kind });

/** One item per number, with all names and the sum of the quantities. */
function byNumber(wanted: readonly (Wanted & { retailerSku: string })[]): CartItem[] {
  const found = new Map<string, CartItem>();
  for (const { name, quantity, retailerSku: number } of wanted) {
    const before = found.get(number);
    found.set(number, {
      number,
      names: [...new Set([...(before?.names ?? []), name])],
      quantity: (before?.quantity ?? 0) + quantity,
      oneSeller: sellersNumber.test(number),
    });
  }
  return [...found.values()];
}
