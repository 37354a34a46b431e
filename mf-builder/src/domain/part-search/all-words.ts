import { neutralWords } from './neutral-words';
import { shownFactsOf, valueOf } from '../parts/facts';
import { limitsAsked } from './wish-words';
import { mostJoined, searchWords } from './spelled';
import { wordsOfPart, type Searched } from './words-of-part';

/**
 * The parts that hold every word of the query, in any order, apart or joined; where none does, those with words that begin as the
 * query's do. They stay in their order.
 */
export function partsWithAllWords<P extends Searched>(type: string, parts: readonly P[], query: string): readonly P[] {
  const typed = searchWords(query);
  if (typed.length === 0) return [];
  const neutral = neutralWords(type);
  const meant = parts.filter(isMeant(type, typed));
  const whole = meant.filter((part) => {
    const own = wordsOfPart(type, part);
    return isMadeOf(typed, (word) => own.has(word) || neutral.has(word));
  });
  if (whole.length > 0) return whole;
  return meant.filter((part) => {
    const own = [...wordsOfPart(type, part)];
    return isMadeOf(typed, (word) => neutral.has(word) || own.some((one) => one.startsWith(word)));
  });
}

/** Whether a part is not known to have more than what is asked for. */
function isMeant(type: string, typed: readonly string[]): (part: Searched) => boolean {
  const limits = limitsAsked(type, typed).map(({ fact, atMost }) => ({
    fact: shownFactsOf(type).find(({ key }) => key === fact),
    atMost,
  }));
  return (part) =>
    limits.every(({ fact, atMost }) => {
      const value = fact && valueOf(fact, part);
      return typeof value !== 'number' || value <= atMost;
    });
}

/** Whether a row of words is one of known words, where neighbours may be one: 'rtx 50 70' is 'rtx' and '5070'. */
function isMadeOf(typed: readonly string[], isKnown: (word: string) => boolean): boolean {
  const reached = [true];
  for (let end = 1; end <= typed.length; end += 1)
    reached[end] = Array.from({ length: Math.min(mostJoined, end) }, (_, more) => end - 1 - more).some(
      (start) => reached[start] && isKnown(typed.slice(start, end).join('')),
    );
  return reached[typed.length] === true;
}

/** The step after this one. It is fetched from here, so that it comes without the code that both have. */
export const loadNearMisses = () => import(/* webpackChunkName: "near-misses" */ './near-misses');
