import type { Wishes } from '../conditions';

/** What is left of an estimate for each warning and each open question that another part would avoid. */
const usual = 0.85;

/** For who is careful a warning outweighs all but the double estimate: no card for games is too dear a way around one. */
const careful = 0.5;

export const keptBy = (wishes: Pick<Wishes, 'careful'>): number => (wishes.careful ? careful : usual);

/** An estimate of which a share is left, in tenths of a point: nobody pays for what no estimate can tell apart. */
export const worthLeft = (value: number, share: number): number => Math.round(10 * value * share) / 10;

/** An estimate after deductions. */
export const worthOf = (value: number, minded: number, kept: number = usual): number =>
  worthLeft(value, kept ** minded);

/** That splitters are needed is no fault of a build: they are lines of it. */
export const splitterRule = 'fan-headers';
