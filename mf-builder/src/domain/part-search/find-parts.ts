import { searchParts } from '../parts/part-search';
import { partsWithAllWords } from './all-words';
import type { Searched } from './words-of-part';

/** What the search finds, and by which step: the text itself, all of its words, or nothing. */
export interface FoundParts<P> {
  parts: readonly P[];
  by: 'text' | 'words' | 'nothing';
}

/** The parts with the query's text in name or brand; where there are none, those that hold all of its words. */
export function findParts<P extends Searched>(type: string, parts: readonly P[], query: string): FoundParts<P> {
  const withText = searchParts(parts, query);
  if (withText.length > 0) return { parts: withText, by: 'text' };
  const withWords = partsWithAllWords(type, parts, query);
  return { parts: withWords, by: withWords.length > 0 ? 'words' : 'nothing' };
}
