import { cardFacts, gamesFeatures as cardFeatures, logMemoryLeft, runsGames, type CardFacts } from './card-facts';
import { chipNamed } from './chip-names';
import { gamesModels } from './fitted';
import { logSpeed, type Architectures } from './fitted-model';
import { textFact, type NamedPart } from './part-facts';
import { gamesFeatures, processorFacts } from './processor-facts';
import { exactly, plus, scaled, through, type Range } from './range';
import type { Resolution } from './resolutions';

/** How fast a part is in games, where the reference part is about 1; without the model's own error. */
export interface GamesSpeed {
  /** Whether comparisons of this chip are published; else its speed is the model's alone. */
  published: boolean;
  at: (resolution: Resolution) => Range;
}

/** What the name of a card's chip stands in. */
export const chipText = (part: NamedPart): string => textFact(part, 'chip') ?? part.told ?? part.name;

export function processorInGames(part: NamedPart): GamesSpeed {
  const facts = processorFacts(part);
  const compared = chipNamed(part.told ?? part.name, gamesModels.own.cpu);
  const own = exactly(gamesModels.own.cpu[compared ?? ''] ?? 0);
  const log = logSpeed(gamesModels.processor, gamesFeatures(facts), facts.architectures);
  const speed = through(plus(own, log), Math.exp);
  return { published: compared !== undefined, at: () => speed };
}

/** Which architectures a card may have where its chip is not known. */
const ofMaker = {
  nvidia: ['Turing', 'Ampere', 'Ada', 'Blackwell'],
  amd: ['RDNA 2', 'RDNA 3', 'RDNA 4'],
  intel: ['Battlemage'],
} as const;

const architecturesOf = ({ architectures, maker }: CardFacts): Architectures =>
  architectures ?? (maker && ofMaker[maker]);

/** Undefined where the card's shaders are not known, or it has too little memory for games. */
export function cardInGames(part: NamedPart): GamesSpeed | undefined {
  const facts = cardFacts(part);
  if (facts.shaders === undefined || !runsGames(facts)) return undefined;
  const compared = chipNamed(chipText(part), gamesModels.own.gpu);
  const own = exactly(gamesModels.own.gpu[compared ?? ''] ?? 0);
  const log = plus(own, logSpeed(gamesModels.card, cardFeatures(facts), architecturesOf(facts)));
  const { scaling, memoryLoss } = gamesModels.together;
  return {
    published: compared !== undefined,
    at: (resolution) =>
      through(plus(scaled(log, scaling[resolution]), logMemoryLeft(facts, memoryLoss[resolution])), Math.exp),
  };
}
