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

/** From so many GB on more memory makes no card faster, at any resolution; with less than the least games do not run at all. */
const videoMemory = { enough: 12, least: 4 };

/** How much worse being twice as short of memory is than being short once, as a power; card sizes from 8 to 10 and 12 GB show it. */
const steepness = 1.5;

export const memoryShort = (gb: number): number => Math.max(0, 1 - gb / videoMemory.enough) ** steepness;

/** What is left of a card's speed, as a logarithm, where so much is lost without any memory. */
export const logMemoryLeft = ({ videoGB }: CardFacts, loss: number): Range =>
  through(within(videoGB, between(videoMemory.least, 24)), (gb) => -loss * memoryShort(gb));

/** Whether games run at the settings that were compared; where its memory is not known a card is taken to have enough for it. */
export const runsGames = ({ videoGB }: CardFacts): boolean => videoGB === undefined || videoGB >= videoMemory.least;
