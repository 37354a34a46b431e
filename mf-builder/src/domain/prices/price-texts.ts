import type { PricePoint } from '@rig4u/shared/builds';
import { exactDollars, formatMonth, wholeDollars } from '@rig4u/shared/format';
import type { PriceChange } from './price-changes';
import { isEstimate, type SourcedPoint } from './price-points';

/** An amount in cents for a list: whole dollars, and cents below one dollar. */
const amount = (cents: number): string => (Math.abs(cents) < 100 ? exactDollars : wholeDollars)(Math.abs(cents) / 100);

/**
 * How the total changed since the build was saved, with the months of the prices that did: `$12 less than when saved: prices of September
 * 2025 then, of January 2026 in this total`.
 */
export function sinceSaved({ cents, before, after }: PriceChange): string {
  if (cents === 0) return 'No change since saved';
  const change = `${amount(cents)} ${cents < 0 ? 'less' : 'more'} than when saved`;
  if (!after) return change;
  if (!before) return `${change}: prices of ${after} in this total`;
  return before === after
    ? `${change}: prices of ${after} then, other prices of ${after} in this total`
    : `${change}: prices of ${before} then, of ${after} in this total`;
}

/** `$12 less`; empty where nothing changed. */
export const shortChange = (cents: number): string =>
  cents === 0 ? '' : `${amount(cents)} ${cents < 0 ? 'less' : 'more'}`;

/** What a list of prices says in a sentence; dates are given by `day`. An estimate is no price that is known: it has a sentence of its own. */
export function historyText(points: readonly SourcedPoint[], day: (date: string) => string): string {
  const estimate = points.findLast(({ source }) => source === 'Estimate by its class');
  const known = knownText(
    points.filter((point) => !isEstimate(point)),
    day,
  );
  return estimate
    ? `${known} Estimate by its class: ${exactDollars(estimate.price)}, ${formatMonth(estimate.date)}.`
    : known;
}

function knownText(points: readonly PricePoint[], day: (date: string) => string): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return 'No price is known.';
  if (points.length === 1) return `One price is known: ${exactDollars(first.price)}, ${day(first.date)}.`;
  const low = points.reduce((least, point) => (point.price < least.price ? point : least));
  const high = points.reduce((most, point) => (point.price > most.price ? point : most));
  if (low.price === high.price) return `${points.length} prices are known, all ${exactDollars(low.price)}.`;
  return (
    `${points.length} prices are known: lowest ${exactDollars(low.price)}, ${day(low.date)}; highest ` +
    `${exactDollars(high.price)}, ${day(high.date)}; newest ${exactDollars(last.price)}, ${day(last.date)}.`
  );
}
