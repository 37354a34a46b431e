import type { DerivingRule } from './rule';

export const caseFan: readonly DerivingRule[] = [
  {
    fact: 'thicknessMm',
    because: 'usual for a fan that is not called slim',
    derive: ({ name }) => (/slim|x15\b|\b15 ?mm/i.test(name) ? undefined : 25),
    measured: { of: 20, wrong: 2 },
    same: (one, other) => typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= 2,
  },
];
