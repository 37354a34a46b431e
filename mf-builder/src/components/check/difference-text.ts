import { exactDollars } from '@rig4u/shared/format';

/** What a swap costs more or less, in words; `cents` is negative where it costs less. */
export const differenceText = (cents: number): string =>
  cents === 0 ? 'for the same price' : `${exactDollars(Math.abs(cents) / 100)} ${cents < 0 ? 'less' : 'more'}`;
