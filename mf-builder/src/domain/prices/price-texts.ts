import type { PricePoint } from '@rig4u/shared/builds';
import { exactDollars, wholeDollars } from '@rig4u/shared/format';

/** An amount in cents for a list: whole dollars, and cents below one dollar. */
const amount = (cents: number): string => (Math.abs(cents) < 100 ? exactDollars : wholeDollars)(Math.abs(cents) / 100);

/** `$12 less than when saved`. */
export const sinceSaved = (cents: number): string =>
  cents === 0 ? 'No change since saved' : `${amount(cents)} ${cents < 0 ? 'less' : 'more'} than when saved`;

/** `$12 less`; empty where nothing changed. */
export const shortChange = (cents: number): string =>
  cents === 0 ? '' : `${amount(cents)} ${cents < 0 ? 'less' : 'more'}`;

/** What a list of prices says in a sentence; dates are given by `day`. */
export function historyText(points: readonly PricePoint[], day: (date: string) => string): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return 'No price is known.';
  if (points.length === 1) return `One price is known: ${exactDollars(first.price)}, ${day(first.date)}.`;
  const low = points.reduce((least, point) => (point.price < least.price ? point : least));
  const high = points.reduce((most, point) => (point.price > most.price ? point : most));
  if (low.price === high.price) return `${points.length} prices are known, all ${exactDollars(low.price)}.`;
  return (
    `${points.length} prices are known: lowest ${exactDollars(low.price)}, ${day(low.date)}; highest ` +
    `${exactDollars(high.price)}, ${day(high.date)}; now ${exactDollars(last.price)}.`
  );
}
