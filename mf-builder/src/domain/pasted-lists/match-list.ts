import { indexParts, type PartIndex } from './part-index';
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

/**
 * The lines of a list with the parts that they mean; `once` are parts that were listed once. A line that only a match could tell to be a
 * part is a note without one.
 */
export function matchList(
  { lines, notes, cut }: PastedList,
  parts: readonly Part[],
  once: readonly Part[] = [],
): MatchedList {
  const match = matcher(parts, once);
  const all = lines.map(match);
  const isPart = ({ line, match }: { line: ListLine; match?: Part }) => !line.loose || match !== undefined;
  return {
    ...(cut !== undefined && { cut }),
    matches: all.filter(isPart),
    notes: [...notes, ...all.filter((one) => !isPart(one)).map(({ line }) => line.text)],
  };
}

/**
 * Matches a line to the parts of the list. One that was listed once is taken only where none of these surely fits and it surely does, better
 * than each of them: so nobody's list of new parts becomes one of old ones.
 */
function matcher(parts: readonly Part[], once: readonly Part[]): (line: ListLine) => LineMatch {
  const listed = indexParts(parts);
  const gone = new Set(once);
  let ever: PartIndex | undefined;
  return (line) => {
    const found = matchLine(line, listed);
    if (found.sure || once.length === 0) return found;
    ever ??= indexParts([...parts, ...once]);
    const best = matchLine(line, ever);
    if (!best.sure || !best.match || !gone.has(best.match)) return found;
    return { ...best, unlisted: true, alternatives: best.alternatives.filter((part) => !gone.has(part)) };
  };
}
