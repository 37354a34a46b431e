import { type DerivingRule, numberOf } from './rule';

/** Fans that a radiator of a length in mm has room for on one side. */
const fansOf: Readonly<Record<number, number>> = { 120: 1, 140: 1, 240: 2, 280: 2, 360: 3, 420: 3 };

export const cooling: readonly DerivingRule[] = [
  {
    fact: 'fans',
    because: 'a liquid cooler comes with a fan for each place of its radiator',
    derive: ({ facts }) => fansOf[numberOf(facts, 'radiator') ?? 0],
    measured: { of: 9, wrong: 0 },
    records: { of: 230, wrong: 15 },
  },
];
