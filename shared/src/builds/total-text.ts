import { exactDollars } from '../kernel/format';
import type { Sum } from './components';

/** What a total lacks: `1 part without a price`; undefined where it is whole. */
export const unpricedText = ({ unpriced }: Pick<Sum, 'unpriced'>): string | undefined =>
  unpriced === 0 ? undefined : `${unpriced} ${unpriced === 1 ? 'part' : 'parts'} without a price`;

/** A total in words: `$1,240.00`, `$1,240.00 + 1 part without a price`. `dollars` writes the amount. */
export function totalText(sum: Sum, dollars = exactDollars): string {
  const amount = dollars(sum.cents / 100);
  const lacking = unpricedText(sum);
  return lacking === undefined ? amount : `${amount} + ${lacking}`;
}
