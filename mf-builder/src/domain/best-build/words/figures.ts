import { wholeDollars } from '@rig4u/shared/format';

/** Cents as visitors read them: `$1,410`. */
export const dollarsOf = (cents: number): string => wholeDollars(cents / 100);

/** `1 point`, `2.5 points`. */
export const pointsText = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
