import type { BuildComponents } from '@rig4u/shared/builds';
import { catalogueChips, type MeasuredChips } from '../../catalogue/measured';
import { aspectLow, aspectMiddle, aspectSpeed, canTell } from './aspect-speeds';
import type { Aspect } from './aspects';
import { cardFacts, runsGames } from './card-facts';
import { factsOf, type BuildFacts } from './facts-for-estimates';
import { fastest, gamesModels } from './fitted';
import { limits } from './games-together';
import { resolutions, usualResolution, type Resolution } from './resolutions';
import { sidesOfFacts, type Sides } from './sides';
import type { Measured } from './speeds';

/** The share of measured values that ranges are made to hold; checks/estimates proves it. */
export const coverage = 0.8;

/** An estimate: a range of 0 to 100, or why there is none (`basis-text.ts` says what it rests on). 100 is the fastest pair of the catalogue. */
export type Estimate =
  | {
      known: true;
      /** Whole points. */
      low: number;
      high: number;
      /** The likeliest value, unrounded: what builds are compared by. */
      middle: number;
      coverage: typeof coverage;
      /** What was measured of its parts; everything else is modelled. */
      measured: readonly Measured[];
      /** In games, which of the two holds the other back; undefined where one is not chosen. */
      limiter: 'cpu' | 'gpu' | undefined;
    }
  | { known: false; reason: string };

/** What estimates go by beside the parts. */
export interface EstimateOptions {
  /** For gaming and streaming. */
  resolution?: Resolution;
  /** Measured chips; without it those of the catalogue's own parts. */
  chips?: MeasuredChips;
}

function noPicture({ graphics, card }: BuildFacts): string {
  if (card && !runsGames(cardFacts(card)))
    return 'Games do not run at these settings with so little graphics memory: they need 4 GB or more.';
  if (graphics === 'card') return 'The number of shaders of this graphics card is not known.';
  if (graphics === 'none') return 'Choose a graphics card: this processor has no graphics of its own.';
  return 'Choose a graphics card, or a processor with graphics of its own.';
}

const noProcessor = 'Choose a processor whose number of cores is known.';

const whyNot = (aspect: Aspect, facts: BuildFacts, { graphics }: Sides): string =>
  (aspect === 'gaming' || aspect === 'streaming') && !graphics?.games ? noPicture(facts) : noProcessor;

const inGames: ReadonlySet<Aspect> = new Set(['gaming', 'streaming']);

const point = (value: number): number => Math.min(100, Math.max(0, value));

function limiterOf(facts: BuildFacts, { processor, graphics }: Sides, at: Resolution): 'cpu' | 'gpu' | undefined {
  if (!facts.processor || !processor?.games || !graphics?.games) return undefined;
  return limits(gamesModels.together, at, graphics.games[at].mid, processor.games[at].mid);
}

function estimate(aspect: Aspect, facts: BuildFacts, sides: Sides, at: Resolution): Estimate {
  if (!canTell(aspect, sides)) return { known: false, reason: whyNot(aspect, facts, sides) };
  const top = fastest[aspect][at];
  const { low, mid, high } = aspectSpeed(aspect, sides, at);
  const used =
    aspect === 'gaming' ? [] : aspect === 'videoEditing' ? [sides.processor, sides.graphics] : [sides.processor];
  return {
    known: true,
    low: point(Math.floor((100 * low) / top)),
    high: point(Math.ceil((100 * high) / top)),
    middle: point((100 * mid) / top),
    coverage,
    measured: used.flatMap((side) => side?.measured ?? []),
    limiter: inGames.has(aspect) ? limiterOf(facts, sides, at) : undefined,
  };
}

/** What the chosen parts let expect. A fact that is not known makes a range wider, never a guess. */
export function estimatesOf(
  components: BuildComponents,
  { resolution = usualResolution, chips = catalogueChips }: EstimateOptions = {},
): Record<Aspect, Estimate> {
  const facts = factsOf(components);
  const sides = sidesOfFacts(facts, chips);
  return {
    gaming: estimate('gaming', facts, sides, resolution),
    productivity: estimate('productivity', facts, sides, resolution),
    videoEditing: estimate('videoEditing', facts, sides, resolution),
    streaming: estimate('streaming', facts, sides, resolution),
  };
}

/** Gaming at each resolution. */
export function gamingAt(
  components: BuildComponents,
  { chips = catalogueChips }: Pick<EstimateOptions, 'chips'> = {},
): Readonly<Record<Resolution, Estimate>> {
  const facts = factsOf(components);
  const sides = sidesOfFacts(facts, chips);
  const [low, middle, high] = resolutions;
  return {
    [low]: estimate('gaming', facts, sides, low),
    [middle]: estimate('gaming', facts, sides, middle),
    [high]: estimate('gaming', facts, sides, high),
  };
}

/** One number of an estimate alone, unrounded; undefined where there is none. */
const oneOf =
  (speed: (aspect: Aspect, sides: Sides, at: Resolution) => number) =>
  (
    components: BuildComponents,
    aspect: Aspect,
    { resolution = usualResolution, chips = catalogueChips }: EstimateOptions = {},
  ): number | undefined => {
    const sides = sidesOfFacts(factsOf(components), chips);
    return canTell(aspect, sides)
      ? point((100 * speed(aspect, sides, resolution)) / fastest[aspect][resolution])
      : undefined;
  };

/**
 * The lower end, what a build does at least: orders and "best for" go by it, so that nothing is put first because little is known of it.
 * Cheap, for who compares thousands of builds: a part's speed is worked out once, so pass the same part objects.
 */
export const lowOf = oneOf(aspectLow);

/** The middle, as cheaply. */
export const scoreOf = oneOf(aspectMiddle);
