import { fanLighting } from './lighting';
import { type DerivingRule, numberOf } from './rule';

export const caseFan: readonly DerivingRule[] = [
  {
    fact: 'thicknessMm',
    because: 'usual for a fan of this size that is not called slim',
    derive: ({ name, facts }) =>
      /slim|x ?(10|14|15|20|30|38)\b|\b(10|15|20|30|38) ?mm|[DT]30\b/i.test(name) ||
      ![80, 92, 120, 140].includes(numberOf(facts, 'sizeMm') ?? 0)
        ? undefined
        : 25,
    measured: { of: 18, wrong: 0 },
    same: (one, other) => typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= 2,
  },
  fanLighting,
];
