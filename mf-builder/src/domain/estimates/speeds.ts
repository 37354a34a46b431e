import type { StoredPart } from '@rig4u/shared/builds';
import type { MeasuredChips } from '../../catalogue/measured';
import { cardFacts, cardMakers, renderingFeatures as cardRendering, type CardFacts } from './card-facts';
import { chipNamed } from './chip-names';
import { cardModels, gamesModels, processorModel } from './fitted';
import { modelledSpeed } from './fitted-model';
import { cardInGames, chipText, processorInGames, type GamesSpeed } from './games-speeds';
import { ownGraphicsOf } from './own-graphics';
import { numberFact } from './part-facts';
import { processorFacts, renderingFeatures } from './processor-facts';
import { exactly, spanning, wider, type Range } from './range';
import { resolutions, type Resolution } from './resolutions';

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
  /** By resolution, where the reference part is about 1; as wide as the model has been wrong. */
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

/** A chip's speed in games, wider where no comparison of it is published. */
const inGames = (type: 'cpu' | 'gpu', { published, at }: GamesSpeed): Readonly<Record<Resolution, Range>> => {
  const spread = gamesModels.spread[type][published ? 'published' : 'modelled'];
  return atEach((resolution) => wider(at(resolution), spread[resolution]));
};

function processorSpeed(part: StoredPart, chips: MeasuredChips): Speed {
  const facts = processorFacts(part);
  const chip = chipNamed(part.name, chips.cpu);
  const entry = chips.cpu[chip ?? ''];
  const measured: Measured | undefined =
    chip && entry ? { type: 'cpu', chip, median: entry[0], n: entry[1] } : undefined;
  const known = facts.cores !== undefined || facts.threads !== undefined;
  const modelled = known
    ? modelledSpeed(processorModel, renderingFeatures(facts, numberFact(part, 'baseGHz')), facts.architectures)
    : undefined;
  const games = inGames('cpu', processorInGames(part));
  return { measured, rendering: measured ? measuredSpeed(measured) : modelled, games };
}

const modelledRendering = (facts: CardFacts): Range =>
  spanning(
    (facts.maker ? [facts.maker] : cardMakers).map((maker) =>
      modelledSpeed(cardModels[maker], cardRendering(facts), facts.architectures),
    ),
  );

function cardSpeed(part: StoredPart, chips: MeasuredChips): Speed {
  const facts = cardFacts(part);
  const chip = chipNamed(chipText(part), chips.gpu);
  const entry = chips.gpu[chip ?? ''];
  const measured: Measured | undefined =
    chip && entry ? { type: 'gpu', chip, median: entry[0], n: entry[1] } : undefined;
  const modelled = facts.shaders === undefined ? undefined : modelledRendering(facts);
  const games = cardInGames(part);
  return {
    measured,
    rendering: measured ? measuredSpeed(measured) : modelled,
    games: games && inGames('gpu', games),
  };
}

/** A processor's own graphics: a small part of what a card does, by how many units they have. */
export function ownGraphics(processor: StoredPart | undefined): Speed {
  const { games, rendering } = ownGraphicsOf(processor);
  return { rendering, games: atEach(() => games) };
}

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
