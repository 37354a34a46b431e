import type { Part } from '../../catalogue/schema';
import { matchList, type MatchedList } from './match-list';
import { readList } from './read-list';

/**
 * What a pasted text means: its lines with the parts that they name, of the catalogue or listed `once`, and what names no part. Never throws.
 */
export const understand = (text: string, parts: readonly Part[], once: readonly Part[]): MatchedList =>
  matchList(readList(text), parts, once);
