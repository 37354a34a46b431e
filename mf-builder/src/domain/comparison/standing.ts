/** What a value may be: at least `low`, at most `high`. Equal ends say that it is known; an endless one that only the least is. */
export interface Extent {
  low: number;
  high: number;
}

export const exactly = (value: number): Extent => ({ low: value, high: value });

/** How one value stands beside another. */
export type Standing =
  /** Apart by at least `least` and at most `most`. */
  | { way: 'higher' | 'lower'; least: number; most: number; isBetter: boolean }
  /** The same, or ranges that overlap: nobody can tell them apart then. */
  | { way: 'equal'; exact: boolean };

const isExact = ({ low, high }: Extent): boolean => low === high;

/** Sums of fractions leave dust: 5.7 less 5.4 is no 0.2999…. */
const clean = (value: number): number => (Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : value);

/** How `own` stands beside `other`; undefined where one of them is not known, or too little to tell. */
export function standing(
  own: Extent | undefined,
  other: Extent | undefined,
  better: 'more' | 'less',
): Standing | undefined {
  if (!own || !other) return undefined;
  if (own.low > other.high)
    return {
      way: 'higher',
      least: clean(own.low - other.high),
      most: clean(own.high - other.low),
      isBetter: better === 'more',
    };
  if (own.high < other.low)
    return {
      way: 'lower',
      least: clean(other.low - own.high),
      most: clean(other.high - own.low),
      isBetter: better === 'less',
    };
  if (own.high === Infinity || other.high === Infinity) return undefined;
  return { way: 'equal', exact: isExact(own) && isExact(other) };
}

/** A standing as it is shown: which way the arrow points, and the same in words. */
export interface StandingNote {
  arrow: 'up' | 'down' | undefined;
  words: string;
  isBetter: boolean;
}

export const aboutEqual: StandingNote = { arrow: undefined, words: 'about equal', isBetter: false };

/** The words of a standing: '$120.00 lower', '10 to 30 higher', 'about equal'. What is exactly the same needs none. Where `write` writes
 * nothing, only the way is said. */
export function standingNote(found: Standing | undefined, write: (amount: number) => string): StandingNote | undefined {
  if (!found) return undefined;
  if (found.way === 'equal') return found.exact ? undefined : aboutEqual;
  const { way, least, most, isBetter } = found;
  const apart =
    least === most || write(least) === write(most)
      ? write(least)
      : most === Infinity
        ? `at least ${write(least)}`
        : `${write(least)} to ${write(most)}`;
  return { arrow: way === 'higher' ? 'up' : 'down', words: `${apart} ${way}`.trim(), isBetter };
}
