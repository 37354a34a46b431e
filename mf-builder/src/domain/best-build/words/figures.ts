import { exactDollars, wholeDollars } from '@rig4u/shared/format';

/** Cents as visitors read them: `$1,410`; below a dollar `$0.09`. */
export const dollarsOf = (cents: number): string =>
  Math.abs(cents) < 100 ? exactDollars(cents / 100) : wholeDollars(cents / 100);
