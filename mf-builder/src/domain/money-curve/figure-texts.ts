import type { BuildComponents } from '@rig4u/shared/builds';
import { exactDollars, wholeDollars } from '@rig4u/shared/format';
import type { CurveFigures } from '../best-build';
import { pointsText } from '../estimates/points-text';
import { cardOf, pairText, rangeText, type PointRange } from './curve-step';

/** A figure and what it means. */
export interface FigureText {
  title: string;
  text: string;
}

type RangeOf = (parts: BuildComponents) => PointRange;

const dollars = (cents: number): string => exactDollars(cents / 100);

/** What the curve does not see. */
const otherThings = 'Anything more goes into what the curve does not count, such as storage, quiet or looks.';

function nextText({ next, reachCents }: CurveFigures, rangeOf: RangeOf): FigureText {
  if (!next)
    return {
      title: 'More money does no better',
      text: `No build in this catalogue is higher on the curve, at any price. ${otherThings}`,
    };
  const { build, cents, gain } = next;
  const most = reachCents === undefined ? 'of all' : `up to ${wholeDollars(reachCents / 100)}`;
  return {
    title: `+${dollars(cents)} is the best next step`,
    text:
      `${pairText(build.parts)}: ${rangeText(rangeOf(build.parts))} for ${dollars(build.totalCents)} in all, ` +
      `${pointsText(gain)} more: the most points per dollar ${most}.`,
  };
}

function lessText({ less, here, isLeast }: CurveFigures, rangeOf: RangeOf): FigureText {
  if (!less)
    return {
      title: isLeast ? 'Less buys no PC' : 'Less money leaves something out',
      text: isLeast
        ? `${dollars(here.totalCents)} is the least that works under these conditions.`
        : `Below ${dollars(here.totalCents)} no build has everything that a PC at its price usually has.`,
    };
  const { build, cents, gain } = less;
  const card = cardOf(build.parts);
  const same = card !== '' && card === cardOf(here.parts) ? ' The same card.' : '';
  return {
    title: `−${dollars(cents)} costs ${pointsText(gain)}`,
    text: `${pairText(build.parts)}: ${rangeText(rangeOf(build.parts))} for ${dollars(build.totalCents)} in all.${same}`,
  };
}

/** Whole dollars, to the side that keeps the sentence true. */
function flatText(flat: NonNullable<CurveFigures['flat']>): FigureText {
  const from = wholeDollars(Math.ceil(flat.fromCents / 100));
  return flat.toCents === undefined
    ? {
        title: `Flat from ${from} on`,
        text: 'No build in this catalogue raises the curve any further.',
      }
    : {
        title: `Flat from ${from} to ${wholeDollars(Math.floor(flat.toCents / 100))}`,
        text: `Nothing in the catalogue raises the curve in between. ${otherThings}`,
      };
}

/** What the next money buys most, what one step less saves, and where money raises no estimate. */
export const figureTexts = (figures: CurveFigures, rangeOf: RangeOf): readonly FigureText[] => [
  nextText(figures, rangeOf),
  lessText(figures, rangeOf),
  ...(figures.flat ? [flatText(figures.flat)] : []),
];
