import type { BuildComponents } from '@rig4u/shared/builds';
import type { Aspect } from './aspects';
import { basisText } from './basis-text';
import { factsOf, type BuildFacts } from './facts-for-estimates';
import type { Interval } from './interval';
import { allCores, drive, fewCores, memory, picture, weighted } from './performance-model';

/** An estimate: a range of 0 to 100 in whole points with what it rests on, or why there is none. */
export type Estimate = { known: true; low: number; high: number; basis: string } | { known: false; reason: string };

/** Points that the curves themselves may be wrong by, on each side. */
const modelError = 4;

function ranged({ low, high }: Interval, basis: string): Estimate {
  const point = (value: number): number => Math.min(100, Math.max(0, value));
  return {
    known: true,
    low: point(Math.floor(low * 100) - modelError),
    high: point(Math.ceil(high * 100) + modelError),
    basis,
  };
}

const processorKnown = ({ cores, threads }: BuildFacts): boolean => cores !== undefined || threads !== undefined;

function noPicture({ graphics }: BuildFacts): string {
  if (graphics === 'card') return 'The number of shaders of this graphics card is not known.';
  if (graphics === 'none') return 'Choose a graphics card: this processor has no graphics of its own.';
  return 'Choose a graphics card, or a processor with graphics of its own.';
}

const noProcessor = 'Choose a processor whose number of cores is known.';
const anyPicture: Interval = { low: 0, high: 1 };

const models: Readonly<Record<Aspect, (facts: BuildFacts) => Interval | string>> = {
  gaming: (facts) => {
    const seen = picture(facts);
    return seen ? weighted([7.5, seen], [2.5, fewCores(facts)]) : noPicture(facts);
  },
  productivity: (facts) =>
    processorKnown(facts) ? weighted([8, allCores(facts)], [1, memory(facts, 32)], [1, drive(facts)]) : noProcessor,
  videoEditing: (facts) =>
    processorKnown(facts)
      ? weighted([4.5, allCores(facts)], [3, picture(facts) ?? anyPicture], [2, memory(facts, 64)], [0.5, drive(facts)])
      : noProcessor,
  streaming: (facts) => {
    const seen = picture(facts);
    if (!seen) return noPicture(facts);
    return processorKnown(facts) ? weighted([4, allCores(facts)], [4, seen], [2, fewCores(facts)]) : noProcessor;
  },
};

function estimate(aspect: Aspect, facts: BuildFacts): Estimate {
  const result = models[aspect](facts);
  return typeof result === 'string' ? { known: false, reason: result } : ranged(result, basisText(aspect, facts));
}

/** What the chosen parts let expect, from their specifications alone. A fact that is not known makes a range wider, never a guess. */
export function estimatesOf(components: BuildComponents): Record<Aspect, Estimate> {
  const facts = factsOf(components);
  return {
    gaming: estimate('gaming', facts),
    productivity: estimate('productivity', facts),
    videoEditing: estimate('videoEditing', facts),
    streaming: estimate('streaming', facts),
  };
}
