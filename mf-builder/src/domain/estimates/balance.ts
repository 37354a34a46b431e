import { gamesModels } from './fitted';
import { cardInGames, processorInGames } from './games-speeds';
import { numberFact, type NamedPart } from './part-facts';
import type { Range } from './range';
import { usualResolution } from './resolutions';

const isKnown = ({ low, high }: Range): boolean => low === high;

/**
 * How many times as much a processor can do in games as its card, by the estimate; undefined where a fact of the two is not known, so that
 * the model would guess.
 */
export function processorPerCard(processor: NamedPart, card: NamedPart): number | undefined {
  // Why: so many threads are worth all that games use, however many cores they are; the count is not known all the same.
  if (numberFact(processor, 'cores') === undefined || numberFact(processor, 'threads') === undefined) return undefined;
  const own = processorInGames(processor).at(usualResolution);
  const other = cardInGames(card)?.at(usualResolution);
  if (!other || !isKnown(own) || !isKnown(other)) return undefined;
  return (gamesModels.together.processorRoom[usualResolution] * own.mid) / other.mid;
}
