import MiniSearch from 'minisearch';
import { neutralWords } from './neutral-words';
import { searchWords } from './spelled';
import { wordsOfPart, type Searched } from './words-of-part';

/** Which share of what is typed a part has to be near to, and how little a word counts that is only near. */
const [leastShare, nearWord] = [0.65, 0.35];
/** How much of the best one's score a part has to have. */
const leastScore = 0.25;

interface Index {
  search: MiniSearch<{ id: string; words: string }>;
  words: ReadonlySet<string>;
}

const known = new WeakMap<readonly Searched[], Index>();

/**
 * The parts that are near to the query, the nearest first; none where nothing is. This file and the library in it are fetched when a
 * search first finds nothing.
 */
export function nearestParts<P extends Searched>(type: string, parts: readonly P[], query: string): readonly P[] {
  const { search, words } = indexOf(type, parts);
  const neutral = neutralWords(type);
  const typed = searchWords(query).filter((word) => !neutral.has(word));
  const byId = new Map(parts.map((part) => [part.id, part]));
  const found = search
    .search(typed.map((word) => (words.has(word) ? word : turnedBack(word, words))).join(' '))
    .filter(({ queryTerms }) => weightOf(queryTerms) >= leastShare * weightOf(typed));
  const enough = leastScore * (found[0]?.score ?? 0);
  return found.filter(({ score }) => score >= enough).flatMap(({ id }) => byId.get(String(id)) ?? []);
}

function indexOf(type: string, parts: readonly Searched[]): Index {
  const kept = known.get(parts);
  if (kept) return kept;
  const search = new MiniSearch<{ id: string; words: string }>({
    fields: ['words'],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
    searchOptions: {
      // Three letters are near to too much; of a long word two may be other ones.
      fuzzy: ({ length }) => (length < 4 ? false : length < 7 ? 1 : 2),
      prefix: ({ length }) => length > 2,
      weights: { fuzzy: nearWord, prefix: 0.6 },
    },
  });
  const all = parts.map((part) => ({ id: part.id, words: [...wordsOfPart(type, part)] }));
  search.addAll(all.map(({ id, words }) => ({ id, words: words.join(' ') })));
  const index = { search, words: new Set(all.flatMap(({ words }) => words)) };
  known.set(parts, index);
  return index;
}

/** What counts of words: a long one not much more than a short one, so that a maker's name alone is not near. */
const weightOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + Math.min(6, length), 0);

/** A word of which two neighbouring letters changed places, as it should be: the slip that fingers make most. */
function turnedBack(word: string, words: ReadonlySet<string>): string {
  const turned = Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
  return turned.find((one) => words.has(one)) ?? word;
}
