import { exactDollars, wholeDollars } from '@rig4u/shared/format';

/** The price at which a visitor wants to hear of a part. */
export interface PriceTarget {
  /** The part's name when the target was set: a part may leave the catalogue. */
  name: string;
  /** US dollars; a price of so much or less reaches it. */
  price: number;
  /** ISO date of the day on which it was set. */
  since: string;
}

/** Targets by the part's id. */
export type PriceTargets = Readonly<Record<string, PriceTarget>>;

/** Whether a price is so low as the target. */
export const isReached = (target: number, price: number | undefined): boolean => price !== undefined && price <= target;

/** How far a price is from the target: `$50 above your target`. */
export function distanceText({ price: target }: Pick<PriceTarget, 'price'>, now: number | undefined): string {
  if (now === undefined) return 'No price is known';
  const cents = Math.round(now * 100) - Math.round(target * 100);
  if (cents <= 0) return 'Target reached';
  return `${(cents < 100 ? exactDollars : wholeDollars)(cents / 100)} above your target`;
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
