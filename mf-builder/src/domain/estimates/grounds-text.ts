import type { BuildComponents } from '@rig4u/shared/builds';
import { numberText } from '@rig4u/shared/format';
import type { MeasuredChips } from '../../catalogue/measured';
import { hundredIs } from './fastest-card';
import { framesOf100, gamingWords } from './gaming-words';
import { resolutionLabels, resolutions, usualResolution, type Resolution } from './resolutions';
import type { Aspect } from './aspects';
import { aspectLabels, aspects } from './aspects';
import { basisOf } from './basis-text';
import { gamesWithout } from './games-without';
import { coverage, estimatesOf, gamingAt, type Estimate } from './spec-based';

/** A name and what is to be said of it. */
export interface Ground {
  name: string;
  text: string;
}

const limiterWords = { cpu: 'The processor limits.', gpu: 'The graphics card limits.' };

function gamesText(estimate: Estimate, at: Resolution): string {
  if (!estimate.known) return estimate.reason;
  const { games, like } = gamingWords(estimate, at);
  const said = `${estimate.low} to ${estimate.high}: ${games}; ${like}.`;
  return estimate.limiter ? `${said} ${limiterWords[estimate.limiter]}` : said;
}

/** What each estimate of a build rests on: its facts, gaming at each resolution with the part that limits, and what was measured. */
export function groundsOf(
  components: BuildComponents,
  measuredChips: MeasuredChips,
): { bases: readonly Ground[]; games: readonly Ground[]; measured: readonly Ground[] } {
  const estimates = estimatesOf(components, { chips: measuredChips });
  const gaming = gamingAt(components, { chips: measuredChips });
  const chips = new Map(
    aspects.flatMap((aspect) => {
      const estimate = estimates[aspect];
      return estimate.known ? estimate.measured.map((one) => [one.chip, one] as const) : [];
    }),
  );
  // Where there is no estimate it is said why.
  const textOf = (aspect: Aspect): string => {
    const estimate = estimates[aspect];
    return estimate.known ? (basisOf(components, aspect, { chips: measuredChips }) ?? '') : estimate.reason;
  };
  return {
    bases: aspects.map((aspect) => ({ name: aspectLabels[aspect], text: textOf(aspect) })),
    games: resolutions.map((at) => ({ name: `Gaming at ${resolutionLabels[at]}`, text: gamesText(gaming[at], at) })),
    measured: [...chips.values()].map(({ chip, median, n }) => ({
      name: chip,
      text: `${numberText(median, 0)} samples a minute, the median of ${numberText(n, 0)} results`,
    })),
  };
}

/** What the scale and the ranges mean, in sentences. */
export const scaleText =
  `${hundredIs}; half the speed is half the points. Gaming and streaming are ` +
  `at ${resolutionLabels[usualResolution]} where nothing else is said, at the highest settings ${gamesWithout}. A range is made to hold ` +
  `${coverage * 10} of 10 measured values: each chip was left out of the model in turn, and compared with it. What is not known makes a ` +
  `range wider. Orders and "best for" go by the lower end of a range.`;

/** What the words of gaming mean, in sentences. */
export const gamingWordsText =
  `Smooth is 60 frames a second or more, on average over new games; playable is 30 or more. ${resolutions
    .map((at) => `At ${resolutionLabels[at]} 100 points are ${framesOf100[at]} frames`)
    .join(
      ', ',
    )}, by the table of 11 games that Tom's Hardware published in September 2026. The words go by the lower end of a range. ` +
  'A typical PC has a processor of the same class as its card.';

export const noFrameRates =
  'There are no frame rates for named games here until there is an open data set of measured ones.';
