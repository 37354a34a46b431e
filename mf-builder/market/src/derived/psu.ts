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
  {
    fact: 'eps8',
    bound: 'least',
    because: 'supplies of this size have at least so many',
    derive: ({ facts }) =>
      (numberOf(facts, 'power') ?? 0) >= 850 && textOf(facts, 'modularity') === 'full' ? 2 : undefined,
    measured: { of: 11, wrong: 0 },
    records: { of: 663, wrong: 42 },
    same: (one, other) => Number(other) >= Number(one),
  },
  {
    fact: 'pcie16W',
    because: 'the plug of a supply of this size carries it',
    derive: ({ facts }) =>
      (numberOf(facts, 'power') ?? 0) >= 850 && (numberOf(facts, 'pcie16') ?? 0) > 0 ? [600] : undefined,
    measured: { of: 11, wrong: 0 },
    same: (one, other) => String(one) === String(other),
  },
];
