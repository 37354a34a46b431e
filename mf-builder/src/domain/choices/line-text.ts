import { lineCents, partName, type PartQuantity } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';

/** The chosen parts of one type as one text: `Crucial T500 1 TB`, `2 × Crucial T500 1 TB, WD Red 4 TB`. */
export const namesText = (chosen: readonly PartQuantity[]): string =>
  chosen.map(({ part, quantity }) => (quantity > 1 ? `${quantity} × ${partName(part)}` : partName(part))).join(', ');

/** What the chosen parts of one type cost together, with cents. */
export const priceText = (chosen: readonly PartQuantity[]): string =>
  exactDollars(chosen.reduce((sum, line) => sum + lineCents(line), 0) / 100);
