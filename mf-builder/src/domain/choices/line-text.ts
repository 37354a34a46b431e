import { lineCents, partName, type PartQuantity } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';

/** The chosen parts of one type as one text: `Crucial T500 1 TB`, `2 × Crucial T500 1 TB, WD Red 4 TB`. */
export const namesText = (chosen: readonly PartQuantity[]): string =>
  chosen.map(({ part, quantity }) => (quantity > 1 ? `${quantity} × ${partName(part)}` : partName(part))).join(', ');

/** What the chosen parts of one type cost together: `$84.99`; `owned`; `$84.99 + owned` where only some are owned. */
export function priceText(chosen: readonly PartQuantity[], dollars = exactDollars): string {
  const paid = chosen.filter(({ part }) => !part.owned);
  const sum = dollars(paid.reduce((cents, line) => cents + lineCents(line), 0) / 100);
  if (paid.length === chosen.length) return sum;
  return paid.length === 0 ? 'owned' : `${sum} + owned`;
}
