import { aboutEqual, standing, standingNote, type Extent, type StandingNote } from './standing';

/** One of several values that are compared. */
export interface Comparable {
  text: string;
  /** Undefined where it cannot be measured. */
  extent: Extent | undefined;
}

/** A value among others, and how it stands beside the best of them. */
export interface ComparedCell {
  text: string;
  isBest: boolean;
  note?: StandingNote;
}

export type Better = 'more' | 'less';

/**
 * Says of each value how it stands beside the best one. The best are those that none beats: of ranges that overlap none beats the
 * other. Where nothing beats anything, ranges are about equal and figures the same. Without a way that is better the values stand alone.
 */
export function besideBest(
  values: readonly Comparable[],
  better: Better | undefined,
  write: (amount: number) => string,
): ComparedCell[] {
  const alone = values.map(({ text }) => ({ text, isBest: false }));
  if (!better) return alone;
  const known = values.flatMap(({ extent }) => extent ?? []);
  const beats = (one: Extent, other: Extent): boolean => {
    const found = standing(one, other, better);
    return found !== undefined && found.way !== 'equal' && found.isBetter;
  };
  const best = known.filter((one) => !known.some((other) => beats(other, one)));
  const [top] = best.toSorted((one, other) => ahead(other, one, better));
  const isTold = best.length < known.length;
  const equal = known.some(isRange) ? aboutEqual : undefined;
  return values.map(({ text, extent }) => {
    if (!extent || known.length < 2) return { text, isBest: false };
    const isBest = isTold && best.includes(extent);
    const beside = isBest ? bestNote(best, better) : standingNote(standing(extent, top, better), write);
    const note = isTold ? beside : equal;
    return { text, isBest, ...(note && { note }) };
  });
}

const isRange = ({ low, high }: Extent): boolean => low !== high;

/** Above 0 where `one` is harder to beat than `other`: by the end that others have to pass, then by its other end. */
const ahead = (one: Extent, other: Extent, better: Better): number =>
  better === 'more' ? one.low - other.low || one.high - other.high : other.high - one.high || other.low - one.low;

const bestNote = (best: readonly Extent[], better: Better): StandingNote => {
  const superlative = better === 'more' ? 'highest' : 'lowest';
  const isShared = best.some(isRange) && best.length > 1;
  return {
    arrow: better === 'more' ? 'up' : 'down',
    words: isShared ? `among the ${superlative}` : superlative,
    isBetter: true,
  };
};
