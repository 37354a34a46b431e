import UFuzzy from '@leeoniya/ufuzzy';
import type { CatalogueType } from '../../catalogue/schema';
import { neutralWords } from './neutral-words';
import type { ShelfIndex } from './shelf-index';
import { mostWords, rowsWithWord } from './shelf-search';
import { searchWords } from './spelled';

/** How much a word counts that begins so, or is only near; and which share of what is typed a row has to be near to. */
const [begunWord, nearWord, leastShare] = [0.8, 0.6, 0.6];
/** Of words that are near so many are looked for. */
const mostNear = 8;
/** What is near to a longer word is not looked for: uFuzzy writes a word in three ways for each letter, and hardly a name has such a word. */
const mostLetters = 24;

type Errors = ReturnType<NonNullable<UFuzzy.Options['intraRules']>>;
const noErrors: Errors = { intraSlice: [0, Infinity], intraIns: 0, intraSub: 0, intraTrn: 0, intraDel: 0 };
const turned: Errors = { ...noErrors, intraTrn: 1 };
const oneError: Errors = { ...turned, intraIns: 1, intraSub: 1, intraDel: 1 };

/** One letter too many, too few, wrong, or two that changed places. Another digit is another part: of digits only places change. */
const fuzzy = new UFuzzy({
  intraMode: 1,
  intraRules: (word) => (word.length < 4 ? noErrors : /\d/.test(word) ? turned : oneError),
});

/** The words that are near to one: as long as it, or longer and beginning like it. */
function wordsNear({ vocabulary }: ShelfIndex, word: string): string[] {
  if (word.length > mostLetters) return [];
  const words = [...vocabulary.keys()];
  const places = fuzzy.filter(words, word) ?? [];
  const near = places.flatMap((place) => words[place] ?? []);
  const apart = (one: string): number => Math.abs(one.length - word.length);
  return near
    .filter((one) => apart(one) <= 1 || one.startsWith(word.slice(0, 3)))
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, mostNear);
}

/** What counts of a word: a long one not much more than a short one, so that a maker's name alone is not near. */
const weightOf = ({ length }: string): number => Math.min(6, length);

/** How much of each word the rows have: 1 the whole word. */
function sharesOf(index: ShelfIndex, word: string): Float32Array {
  const shares = new Float32Array(index.count);
  for (const near of wordsNear(index, word)) for (const row of index.vocabulary.get(near) ?? []) shares[row] = nearWord;
  const { whole, begun } = rowsWithWord(index, word);
  for (let row = 0; row < index.count; row += 1)
    if (whole[row] === 1) shares[row] = 1;
    else if (begun[row] === 1) shares[row] = begunWord;
  return shares;
}

/** The rows that are near to the query, the nearest first; of those alike the shortest name. None where nothing is. */
export function nearRows(type: CatalogueType, index: ShelfIndex, query: string): readonly number[] {
  const neutral = neutralWords(type);
  const typed = searchWords(query)
    .filter((word) => !neutral.has(word))
    .slice(0, mostWords);
  const score = new Float32Array(index.count);
  let all = 0;
  for (const word of typed) {
    const weight = weightOf(word);
    all += weight;
    for (const [row, share] of sharesOf(index, word).entries()) score[row] = (score[row] ?? 0) + weight * share;
  }
  const least = leastShare * all;
  return [...score.keys()]
    .filter((row) => all > 0 && (score[row] ?? 0) >= least)
    .toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || index.length(a) - index.length(b));
}
