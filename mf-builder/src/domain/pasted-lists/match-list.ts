import { indexParts } from './part-index';
import type { ListLine, PastedList } from './list-line';
import { matchLine, type LineMatch } from './match-line';
import type { Part } from '../../catalogue/schema';

export interface MatchedList {
  matches: readonly LineMatch[];
  /** What names no part, as it was pasted. */
  notes: readonly string[];
  /** Says that the text is longer than what is read. */
  cut?: string;
}

/** The lines of a list with the parts that they mean. A line that only a match could tell to be a part is a note without one. */
export function matchList({ lines, notes, cut }: PastedList, parts: readonly Part[]): MatchedList {
  const index = indexParts(parts);
  const all = lines.map((line) => matchLine(line, index));
  const isPart = ({ line, match }: { line: ListLine; match?: Part }) => !line.loose || match !== undefined;
  return {
    ...(cut !== undefined && { cut }),
    matches: all.filter(isPart),
    notes: [...notes, ...all.filter((one) => !isPart(one)).map(({ line }) => line.text)],
  };
}
