import { exactDollars, wholeDollars } from '@rig4u/shared/format';
import type { PriceTarget } from './price-target';

/** How far a price is from the target: `$50 above your target`. Only a price that was `seen` reaches it. */
export function distanceText(
  { price: target }: Pick<PriceTarget, 'price'>,
  price: number | undefined,
  seen: boolean,
): string {
  if (price === undefined) return 'No price is known';
  const cents = Math.round(price * 100) - Math.round(target * 100);
  if (cents > 0) return `${(cents < 100 ? exactDollars : wholeDollars)(cents / 100)} above your target`;
  return seen ? 'Target reached' : 'At or below your target in the catalogue; an imported price reaches it';
}

/** Reads what a visitor typed as a target. `message` says what is wrong with it and what to write. */
export function readTarget(text: string): { ok: true; price: number } | { ok: false; message: string } {
  const plain = text
    .trim()
    .replace(/^\$\s?/, '')
    .replaceAll(',', '');
  const price = /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
  if (price > 0) return { ok: true, price };
  return { ok: false, message: 'Write an amount in US dollars above zero, such as 84.99.' };
}
