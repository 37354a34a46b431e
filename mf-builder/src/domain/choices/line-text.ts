import { hasNoPrice, partName, sumOfLines, type PartQuantity } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';

/** The chosen parts of one type as one text: `Crucial T500 1 TB`, `2 × Crucial T500 1 TB, WD Red 4 TB`. */
export const namesText = (chosen: readonly PartQuantity[]): string =>
  chosen.map(({ part, quantity }) => (quantity > 1 ? `${quantity} × ${partName(part)}` : partName(part))).join(', ');

/** How many parts have no price, where little room is: `1 without a price`. */
export const withoutPrice = (unpriced: number): string => `${unpriced} without a price`;

/**
 * What the chosen parts of one type cost together: `$84.99`, `no price known` or `owned`; `$84.99 + 1 without a price + owned` where only
 * some are.
 */
export function priceText(chosen: readonly PartQuantity[], dollars = exactDollars): string {
  const { cents, unpriced } = sumOfLines(chosen);
  const isPriced = chosen.length === 0 || chosen.some(({ part }) => !part.owned && !hasNoPrice(part));
  const owned = chosen.some(({ part }) => part.owned) ? ['owned'] : [];
  if (!isPriced && unpriced > 0) return ['no price known', ...owned].join(' + ');
  const lacking = unpriced > 0 ? [withoutPrice(unpriced)] : [];
  return [...(isPriced ? [dollars(cents / 100)] : []), ...lacking, ...owned].join(' + ');
}
