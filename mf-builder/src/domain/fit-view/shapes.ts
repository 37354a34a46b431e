import { tooMuch } from './numbers';
import type { FitRule, FitShape, Frame, ViewName } from './types';

/** The hatched area that overlaps, with both numbers. All lengths in mm. */
export const overlapShape = (
  view: ViewName,
  limit: FitRule,
  at: Frame,
  { need, room }: { need: number; room: number },
): FitShape => ({
  kind: 'overlap',
  view,
  basis: 'fact',
  limit,
  ...at,
  need,
  room,
  text: tooMuch({ need, room }),
});

/** The ends of a level line. */
export const across = (x1: number, x2: number, y: number) => ({ x1, y1: y, x2, y2: y });

/** The ends of an upright line. */
export const down = (x: number, y1: number, y2: number) => ({ x1: x, y1, x2: x, y2 });
