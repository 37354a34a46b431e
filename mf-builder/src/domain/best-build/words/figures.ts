import { wholeDollars } from '@rig4u/shared/format';

/** Cents as visitors read them: `$1,410`. */
export const dollarsOf = (cents: number): string => wholeDollars(cents / 100);
