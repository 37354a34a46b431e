import { coolerLighting } from './lighting';
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
  {
    fact: 'thicknessMm',
    because: 'usual for a radiator of this maker',
    derive: ({ brand, facts }) =>
      numberOf(facts, 'radiator') === undefined ? undefined : brand === 'ARCTIC' ? 38 : 27,
    measured: { of: 9, wrong: 0 },
    same: (one, other) => Math.abs(Number(one) - Number(other)) <= 1,
  },
  {
    fact: 'sockets',
    because: 'what a list names it takes, though it may be older than the newest sockets',
    overDoubt: true,
    derive: ({ facts }) => facts['sockets'],
    measured: { of: 1, wrong: 0 },
    same: (one, other) => {
      const ofToday = /^(AM[45]|LGA1[278]\d\d)$/;
      return (
        Array.isArray(one) && Array.isArray(other) && one.every((name) => !ofToday.test(name) || other.includes(name))
      );
    },
  },
  coolerLighting,
];
