import type { PartQuantity } from '@rig4u/shared/builds';
import type { ShownLine } from './change-build';

/**
 * The chosen part of a category that another one takes the place of: the one that was asked to be changed (its id), and in a build that has
 * all it needs the first one without being asked. Undefined where a choice leads on to the next category.
 */
export function changedLine(
  chosen: readonly PartQuantity[],
  asked: string | undefined,
  isComplete: boolean,
): ShownLine | undefined {
  if (asked === undefined && !isComplete) return undefined;
  const place = Math.max(
    0,
    chosen.findIndex(({ part }) => part.id === asked),
  );
  const line = chosen[place];
  return line && { place, part: line.part };
}
