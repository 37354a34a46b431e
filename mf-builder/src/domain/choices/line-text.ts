import { hasNoPrice, partName, sumOfLines, type PartQuantity, type StoredPart } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';

/** The chosen parts of one type as one text: `Crucial T500 1 TB`, `2 × Crucial T500 1 TB, WD Red 4 TB`. */
export const namesText = (chosen: readonly PartQuantity[]): string =>
  chosen.map(({ part, quantity }) => (quantity > 1 ? `${quantity} × ${partName(part)}` : partName(part))).join(', ');

/** What one piece of a part costs: `$84.99`, or `no price known`, in less room `no price`. */
export const pieceText = (part: Pick<StoredPart, 'price' | 'unpriced'>, lacking = 'no price known'): string =>
  hasNoPrice(part) ? lacking : exactDollars(part.price);

/**
 * What the chosen parts of one type cost together: `$84.99`, `from $84.99` where one has no price, `no price known` where none has one (or
 * `lacking`, where there is less room), `owned`; `$84.99 + owned` where only some are owned.
 */
export function priceText(chosen: readonly PartQuantity[], dollars = exactDollars, lacking = 'no price known'): string {
  const { cents, unpriced } = sumOfLines(chosen);
  const isPriced = chosen.some(({ part }) => !part.owned && !hasNoPrice(part));
  const owned = chosen.some(({ part }) => part.owned);
  if (!isPriced && unpriced === 0 && owned) return 'owned';
  const sum = isPriced || unpriced === 0 ? `${unpriced > 0 ? 'from ' : ''}${dollars(cents / 100)}` : lacking;
  return owned ? `${sum} + owned` : sum;
}
