import type { PartQuantity } from '@rig4u/shared/builds';
import type { ShownLine } from './change-build';

export interface ChangedLine extends ShownLine {
  /** Whether the visitor can keep the part: without being asked, another one or none would give its place away. */
  keepable: boolean;
}

/**
 * The chosen part of a category that another one takes the place of: the one that was asked to be changed (its place, from 0 on), and in a
 * build that has all it needs the first one without being asked. Undefined where a choice leads on to the next category, and where
 * nothing is at the place: no other part is replaced instead.
 */
export function changedLine(
  chosen: readonly PartQuantity[],
  asked: number | undefined,
  isComplete: boolean,
): ChangedLine | undefined {
  const place = asked ?? (isComplete ? 0 : undefined);
  const line = place === undefined ? undefined : chosen[place];
  return place === undefined || !line
    ? undefined
    : { place, part: line.part, keepable: asked !== undefined && !(isComplete && asked === 0) };
}

/** The place that is asked to be changed after the part at another place, or at the same one, was taken out. */
export function askedAfter(asked: number | undefined, takenOut: number): number | undefined {
  if (asked === undefined || asked === takenOut) return undefined;
  return takenOut < asked ? asked - 1 : asked;
}
