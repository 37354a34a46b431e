import type { CurveFigures } from '../curve-figures';
import { dollarsOf, pointsText } from './figures';

/** What the curve says of a budget, in up to three sentences: the next step that buys the most, one step less, where money buys nothing. */
export function curveSentences({ next, less, flat }: CurveFigures): string[] {
  return [
    ...(next
      ? [
          `The next ${dollarsOf(next.cents)} buy ${pointsText(next.gain)}: of all steps above, this one brings the most per dollar.`,
        ]
      : []),
    ...(less ? [`One step less saves ${dollarsOf(less.cents)} and costs ${pointsText(less.gain)}.`] : []),
    ...(flat
      ? [
          flat.toCents === undefined
            ? `Above ${dollarsOf(flat.fromCents)} more money buys nothing: no build of the catalogue does better.`
            : `From ${dollarsOf(flat.fromCents)} to ${dollarsOf(flat.toCents)} more money buys nothing.`,
        ]
      : []),
  ];
}
