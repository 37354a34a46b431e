import type { FactsOf } from '../parts/facts';
import { textsOfPart } from './searched-facts';
import { joinedWords, searchWords } from './spelled';

/** What the search reads of a part. */
export interface Searched extends FactsOf {
  id: string;
  name: string;
  brand: string;
}

const known = new WeakMap<Searched, ReadonlySet<string>>();

/** The words of a part: of brand, name and the searched facts, also joined with their neighbours. They are worked out once. */
export function wordsOfPart(type: string, part: Searched): ReadonlySet<string> {
  const kept = known.get(part);
  if (kept) return kept;
  const texts = [`${part.brand} ${part.name}`, ...textsOfPart(type, part)];
  const words = new Set(
    texts.flatMap((text) => {
      const own = searchWords(text);
      return [...joinedWords(own), ...own.flatMap(alone)];
    }),
  );
  known.set(part, words);
  return words;
}

/** What is also said alone: the 'x3d' of '9800x3d', the number of '360mm'. */
export const alone = (word: string): string[] => {
  const [, number, ending] = /^(?:(\d+)(?:gb|tb|w|mm|m?hz|in)|\d{3,}([a-z]\w+))$/.exec(word) ?? [];
  return [number, ending].filter((one) => one !== undefined);
};
