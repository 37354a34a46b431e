import { closest, distance } from 'fastest-levenshtein';

/** How many letters of a flag may be wrong for another one to be meant. */
const mistyped = 2;

/** The flag that is meant by one that is nearly written so; undefined where none is. */
export function nearestFlag(written: string, flags: readonly string[]): string | undefined {
  return flags.find((flag) => flag === closest(written, [...flags]) && distance(written, flag) <= mistyped);
}
