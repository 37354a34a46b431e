import { searchParts } from '../parts/part-search';
import type { Searched } from './words-of-part';

type Step = <P extends Searched>(type: string, parts: readonly P[], query: string) => readonly P[];

/** The steps after the text, in their order. They are fetched when the one before finds nothing. */
export interface FurtherSteps {
  /** `all-words.ts` */
  words?: Step;
  /** `near-misses.ts` */
  near?: Step;
}

/** What the search finds, and by which step; `lacking`: the step that has to be fetched first. */
export type FoundParts<P> =
  | { parts: readonly P[]; by: 'text' | 'words' | 'near' | 'nothing'; lacking?: undefined }
  | { parts: readonly P[]; by: 'looking'; lacking: keyof FurtherSteps };

const further = ['words', 'near'] as const;

/**
 * The parts with the query's text in name or brand; where there are none, those that hold all of its words; where there are none either,
 * what is near.
 */
export function findParts<P extends Searched>(
  type: string,
  parts: readonly P[],
  query: string,
  steps: FurtherSteps,
): FoundParts<P> {
  const withText = searchParts(parts, query);
  if (withText.length > 0) return { parts: withText, by: 'text' };
  for (const by of further) {
    const step = steps[by];
    if (!step) return { parts: [], by: 'looking', lacking: by };
    const found = step(type, parts, query);
    if (found.length > 0) return { parts: found, by };
  }
  return { parts: [], by: 'nothing' };
}
