import { type DerivingRule, numberOf, textOf } from './rule';

export const psu: readonly DerivingRule[] = [
  {
    fact: 'atxVersion',
    because: 'it has a 16-pin plug of its own',
    // Gigabyte's first PG5 have the plug by the older version.
    derive: ({ name, facts }) => ((numberOf(facts, 'pcie16') ?? 0) > 0 && !/PG5/.test(name) ? '3.0' : undefined),
    measured: { of: 16, wrong: 0 },
    records: { of: 53, wrong: 0 },
    // What is read is whether it is 3 or more.
    same: (one, other) => String(one)[0] === String(other)[0],
  },
  {
    fact: 'activePfc',
    because: 'no supply has this badge of efficiency without it',
    derive: ({ facts }) => (/80/.test(textOf(facts, 'efficiency')) ? true : undefined),
    measured: { of: 20, wrong: 0 },
  },
];
