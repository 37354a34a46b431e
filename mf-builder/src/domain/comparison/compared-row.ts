import type { VerdictWords } from '@rig4u/shared/builds';
import { standing, standingNote, type Extent, type StandingNote } from './standing';

export interface Pair<T> {
  first: T;
  second: T;
}

/** What one build has in a row of the comparison. */
export interface ComparedValue {
  text: string;
  /** What the text is of, such as the part that has this price. */
  name?: string;
  /** What the check says: shown with its mark. */
  verdict?: VerdictWords['kind'];
  /** Small print. */
  hint?: string;
  /** How it stands beside the other build's. */
  note?: StandingNote;
}

export interface ComparedRow extends Pair<ComparedValue> {
  label: string;
}

/** Whether a row tells the two builds apart. */
export const differs = ({ first, second }: ComparedRow): boolean =>
  first.text !== second.text || first.name !== second.name;

interface Measured {
  value: ComparedValue;
  extent: Extent | undefined;
}

/** A row of two values that can be measured, each with how it stands beside the other. */
export function measuredRow(
  label: string,
  { first, second }: Pair<Measured>,
  better: 'more' | 'less',
  write: (amount: number) => string,
): ComparedRow {
  const beside = (own: Measured, other: Measured): ComparedValue => {
    const note = standingNote(standing(own.extent, other.extent, better), write);
    return { ...own.value, ...(note && { note }) };
  };
  return { label, first: beside(first, second), second: beside(second, first) };
}

/** The same of both builds. */
export const both = <A, B>({ first, second }: Pair<A>, of: (one: A) => B): Pair<B> => ({
  first: of(first),
  second: of(second),
});
