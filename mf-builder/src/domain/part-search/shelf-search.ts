import type { CatalogueType } from '../../catalogue/schema';
import { neutralWords } from './neutral-words';
import { eachPlace, type ShelfIndex } from './shelf-index';
import { mostJoined, searchWords } from './spelled';
import { limitsAsked, wishWords } from './wish-words';

/** What a search over a shelf finds, and by which step; of near ones the nearest first, else the shortest names. */
export interface FoundOnShelf {
  rows: readonly number[];
  by: 'text' | 'words' | 'near' | 'nothing';
}

/** `shelf-near.ts`, once it has come. */
export type NearRows = (type: CatalogueType, index: ShelfIndex, query: string) => readonly number[];

/** So many words are looked for; a name has fewer. */
export const mostWords = 16;

const allOf = ({ count }: ShelfIndex): Uint8Array => new Uint8Array(count).fill(1);

const rowsOf = (found: Uint8Array): number[] => [...found.keys()].filter((row) => found[row] === 1);

/** Rows that have a word whole, and those of which a word begins so. */
interface HasWord {
  whole: Uint8Array;
  begun: Uint8Array;
}

/** Looks for a word, or for several that are written as one in the row or in the query: 'rtx4070' is there where 'rtx 4070' is. */
export function rowsWithWord({ count, words, begins }: ShelfIndex, word: string): HasWord {
  const whole = new Uint8Array(count);
  const begun = new Uint8Array(count);
  eachPlace(words, word, (row, at) => {
    if (begins[at] !== 1) return;
    begun[row] = 1;
    if (begins[at + word.length] === 1) whole[row] = 1;
  });
  return { whole, begun };
}

/** The rows that are made of all words of a query, where neighbours may be one word. */
function rowsMadeOf(index: ShelfIndex, typed: readonly string[], has: (word: string) => Uint8Array): Uint8Array {
  const reached = [allOf(index)];
  for (let end = 1; end <= typed.length; end += 1) {
    const here = new Uint8Array(index.count);
    for (let start = end - 1; start >= Math.max(0, end - mostJoined); start -= 1) {
      const before = reached[start];
      const found = has(typed.slice(start, end).join(''));
      for (let row = 0; row < index.count; row += 1) if (before?.[row] === 1 && found[row] === 1) here[row] = 1;
    }
    reached.push(here);
  }
  return reached[typed.length] ?? allOf(index);
}

/** The rows with all words of a query, whole ones before beginnings; none where nothing is typed. */
export function rowsWithAllWords(type: CatalogueType, index: ShelfIndex, query: string): number[] {
  const typed = searchWords(query).slice(0, mostWords);
  if (typed.length === 0) return [];
  const neutral = neutralWords(type);
  const known = new Map<string, HasWord>();
  const has = (word: string): HasWord => {
    const every = neutral.has(word) ? allOf(index) : undefined;
    const found = known.get(word) ?? (every ? { whole: every, begun: every } : rowsWithWord(index, word));
    known.set(word, found);
    return found;
  };
  const limits = limitsAsked(type, typed);
  const isMeant = (row: number): boolean =>
    limits.every(({ fact, atMost }) => (index.numberAt(fact, row) ?? 0) <= atMost);
  const whole = rowsOf(rowsMadeOf(index, typed, (word) => has(word).whole)).filter(isMeant);
  return whole.length > 0 ? whole : rowsOf(rowsMadeOf(index, typed, (word) => has(word).begun)).filter(isMeant);
}

/** Whether a query names no part, but what it should be: all that are so are meant, not those alone that are called so. */
function asksForKind(type: CatalogueType, query: string): boolean {
  const [neutral, wishes] = [neutralWords(type), wishWords(type)];
  return searchWords(query).every((word) => neutral.has(word) || wishes.has(word));
}

/**
 * The rows with the query's text in their name; where there are none, those with all its words, whole ones before beginnings; where there
 * are none either, what is near. Nothing where the query is empty.
 */
export function searchShelf(type: CatalogueType, index: ShelfIndex, query: string, near?: NearRows): FoundOnShelf {
  const text = query.trim().toLowerCase();
  if (text === '') return { rows: [], by: 'nothing' };
  const shortestFirst = (rows: readonly number[]) => rows.toSorted((a, b) => index.length(a) - index.length(b));
  const named = new Uint8Array(index.count);
  eachPlace(index.names, text, (row) => (named[row] = 1));
  const withText = asksForKind(type, query) ? [] : rowsOf(named);
  if (withText.length > 0) return { rows: shortestFirst(withText), by: 'text' };
  const withWords = rowsWithAllWords(type, index, query);
  if (withWords.length > 0) return { rows: shortestFirst(withWords), by: 'words' };
  const nearest = near?.(type, index, query) ?? [];
  return { rows: nearest, by: nearest.length > 0 ? 'near' : 'nothing' };
}

/** The last step. It is fetched from here, with its library, when the others first find nothing. */
export const loadNearRows = () => import(/* webpackChunkName: "near-rows" */ './shelf-near');
