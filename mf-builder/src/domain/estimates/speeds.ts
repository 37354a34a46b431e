import type { StoredPart } from '@rig4u/shared/builds';
import type { MeasuredChips } from '../../catalogue/measured';
import {
  cardFacts,
  cardMakers,
  gamesFeatures as cardGames,
  memoryShare,
  renderingFeatures as cardRendering,
  type CardFacts,
} from './card-facts';
import { chipNamed } from './chip-names';
import { cardModels, gamesModels, processorModel } from './fitted';
import { logSpeed, modelledSpeed, type Architectures } from './fitted-model';
import { gamesFeatures, processorFacts, renderingFeatures } from './processor-facts';
import { textFact } from './part-facts';
import { between, exactly, plus, product, spanning, through, wider, type Range } from './range';
import { neededMemory, resolutions, type Resolution } from './resolutions';

/** What was measured of a part's chip: the median of so many results, in samples per minute. */
export interface Measured {
  type: 'cpu' | 'gpu';
  chip: string;
  median: number;
  n: number;
}

/** How fast a part is at work on its own; undefined where that cannot be told. */
export interface Speed {
  measured?: Measured | undefined;
  /** Samples per minute. */
  rendering: Range | undefined;
  /** Whether comparisons of this chip in games are published; else its speed there is the model's alone. */
  published: boolean;
  /** By resolution, where the reference part is about 1; without the model's own error. */
  games: Readonly<Record<Resolution, Range>> | undefined;
}

/**
 * How far the median of one chip lies from that of its twin (the same chip sold under two names) in four cases of five, as a
 * logarithm: with many results, and with few.
 */
const medianSpread = { many: 0.07, few: 0.12 };
const many = 20;

const measuredSpeed = ({ median, n }: Measured): Range =>
  wider(exactly(median), n >= many ? medianSpread.many : medianSpread.few);

const atEach = (of: (resolution: Resolution) => Range): Readonly<Record<Resolution, Range>> => {
  const [low, middle, high] = resolutions;
  return { [low]: of(low), [middle]: of(middle), [high]: of(high) };
};

function processorSpeed(part: StoredPart, chips: MeasuredChips): Speed {
  const facts = processorFacts(part);
  const chip = chipNamed(part.name, chips.cpu);
  const entry = chips.cpu[chip ?? ''];
  const measured: Measured | undefined =
    chip && entry ? { type: 'cpu', chip, median: entry[0], n: entry[1] } : undefined;
  const known = facts.cores !== undefined || facts.threads !== undefined;
  const modelled = known ? modelledSpeed(processorModel, renderingFeatures(facts), facts.architectures) : undefined;
  const compared = chipNamed(part.name, gamesModels.own.cpu);
  const own = exactly(gamesModels.own.cpu[compared ?? ''] ?? 0);
  const games = through(
    plus(own, logSpeed(gamesModels.processor, gamesFeatures(facts), facts.architectures)),
    Math.exp,
  );
  return {
    measured,
    rendering: measured ? measuredSpeed(measured) : modelled,
    published: compared !== undefined,
    games: atEach(() => games),
  };
}

const modelledRendering = (facts: CardFacts): Range =>
  spanning(
    (facts.maker ? [facts.maker] : cardMakers).map((maker) =>
      modelledSpeed(cardModels[maker], cardRendering(facts), facts.architectures),
    ),
  );

/** Which architectures a card may have where its chip is not known. */
const architecturesOfMaker = ({ maker }: CardFacts): Architectures => maker && Object.keys(cardModels[maker].terms);

function cardSpeed(part: StoredPart, chips: MeasuredChips): Speed {
  const facts = cardFacts(part);
  const name = textFact(part, 'chip') ?? part.name;
  const chip = chipNamed(name, chips.gpu);
  const entry = chips.gpu[chip ?? ''];
  const measured: Measured | undefined =
    chip && entry ? { type: 'gpu', chip, median: entry[0], n: entry[1] } : undefined;
  const known = facts.shaders !== undefined;
  const compared = chipNamed(name, gamesModels.own.gpu);
  const own = exactly(gamesModels.own.gpu[compared ?? ''] ?? 0);
  const architectures = facts.architectures ?? architecturesOfMaker(facts);
  const games = through(plus(own, logSpeed(gamesModels.card, cardGames(facts), architectures)), Math.exp);
  return {
    measured,
    published: compared !== undefined,
    rendering: measured ? measuredSpeed(measured) : known ? modelledRendering(facts) : undefined,
    games: known ? atEach((at) => product(games, memoryShare(facts, neededMemory[at]))) : undefined,
  };
}

/** A processor's own graphics: a small part of what a card does, more cannot be told. */
export const ownGraphics: Speed = {
  published: false,
  rendering: between(30, 400),
  games: atEach(() => between(0.01, 0.09)),
};

const known = {
  cpu: new WeakMap<MeasuredChips, WeakMap<StoredPart, Speed>>(),
  gpu: new WeakMap<MeasuredChips, WeakMap<StoredPart, Speed>>(),
};

/** The speed of a processor or card; worked out once for a part. */
export function speedOf(type: 'cpu' | 'gpu', part: StoredPart, chips: MeasuredChips): Speed {
  const parts = known[type].get(chips) ?? new WeakMap<StoredPart, Speed>();
  known[type].set(chips, parts);
  const speed = parts.get(part) ?? (type === 'cpu' ? processorSpeed : cardSpeed)(part, chips);
  parts.set(part, speed);
  return speed;
}
