import type { Part } from '../../catalogue/schema';
import { matchList, type MatchedList } from './match-list';
import { readList } from './read-list';

/** What a pasted text means: its lines with the parts of the catalogue that they name, and what names no part. Never throws. */
export const understand = (text: string, parts: readonly Part[]): MatchedList => matchList(readList(text), parts);
