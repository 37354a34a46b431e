import { cardArchitecture } from './architectures';
import type { Architectures } from './fitted-model';
import { numberFact, textFact, type NamedPart } from './part-facts';
import { between, plus, scaled, through, within, type Range } from './range';

export const cardMakers = ['nvidia', 'amd', 'intel'] as const;
export type CardMaker = (typeof cardMakers)[number];

/** The facts of a graphics card that estimates rest on. An absent one is not known. */
export interface CardFacts {
  shaders?: number | undefined;
  boostMHz?: number | undefined;
  coreMHz?: number | undefined;
  videoGB?: number | undefined;
  busBit?: number | undefined;
  vramType?: string | undefined;
  maker?: CardMaker | undefined;
  architectures: Architectures;
}

const makerOf = (text = ''): CardMaker | undefined => cardMakers.find((maker) => maker === text.toLowerCase());

export function cardFacts(part: NamedPart): CardFacts {
  const architecture = cardArchitecture(textFact(part, 'chip') ?? '');
  return {
    shaders: numberFact(part, 'shaders'),
    boostMHz: numberFact(part, 'boostMHz'),
    coreMHz: numberFact(part, 'coreClock'),
    videoGB: numberFact(part, 'memory'),
    busBit: numberFact(part, 'busBit'),
    vramType: textFact(part, 'vramType'),
    maker: makerOf(textFact(part, 'chipMaker')),
    architectures: architecture === undefined ? undefined : [architecture],
  };
}

const anyClock = between(800, 3600);

/** A card's boost clock is up to about twice its base clock. */
function boost({ boostMHz, coreMHz }: CardFacts): Range {
  if (boostMHz !== undefined || coreMHz === undefined) return within(boostMHz, anyClock);
  const base = within(coreMHz, anyClock);
  return between(base.low, Math.min(anyClock.high, base.high * 2.1));
}

/** Shader operations of a second: shaders times clock. What rendering and games go by, as a logarithm. */
const logThroughput = (facts: CardFacts): Range =>
  plus(
    through(within(facts.shaders, between(256, 25_000)), Math.log),
    through(scaled(boost(facts), 1 / 1000), Math.log),
  );

export const renderingFeatures = (facts: CardFacts): readonly Range[] => [logThroughput(facts)];

/** Gigabits of a second and line, by the kind of memory: usual rates, since cards seldom state theirs. */
const rates: Readonly<Record<string, number>> = { GDDR5: 8, GDDR5X: 10, GDDR6: 16, GDDR6X: 21, GDDR7: 28 };
const anyRate = between(8, 28);
const anyBus = between(64, 512);

/** How fast the card's memory is, as a logarithm. */
const logBandwidth = ({ busBit, vramType }: CardFacts): Range =>
  plus(
    through(within(busBit, anyBus), Math.log),
    through(within(vramType === undefined ? undefined : rates[vramType.toUpperCase()], anyRate), Math.log),
  );

export const gamesFeatures = (facts: CardFacts): readonly Range[] => [logThroughput(facts), logBandwidth(facts)];

/** With half of the memory that a resolution asks for, this share of the speed is lost. */
const lostAtHalf = 0.3;

/** What is left of a card's speed where `needed` GB are asked for. */
export const memoryShare = ({ videoGB }: CardFacts, needed: number): Range =>
  through(within(videoGB, between(2, 48)), (gb) => 1 - lostAtHalf * Math.min(1, Math.max(0, 2 - (2 * gb) / needed)));
