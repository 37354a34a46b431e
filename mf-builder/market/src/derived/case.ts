import { type DerivingRule, textOf } from './rule';

/** Towers that take an ATX or micro-ATX board. */
const tower = /^(ATX|E-ATX|micro-ATX) (Mid|Full|Mini) Tower$/;
const isTower = (formFactor: string): boolean => tower.test(formFactor);

export const pcCase: readonly DerivingRule[] = [
  {
    fact: 'layout',
    because: 'usual for a case of this class',
    derive: ({ facts }) => (isTower(textOf(facts, 'formFactor')) ? 'standard' : undefined),
    measured: { of: 17, wrong: 0 },
  },
  {
    fact: 'psuFormFactors',
    because: 'usual for a case of this class',
    derive: ({ facts }) => (isTower(textOf(facts, 'formFactor')) ? ['ATX'] : undefined),
    measured: { of: 17, wrong: 1 },
    records: { of: 157, wrong: 6 },
    same: (one, other) => String(one) === String(other),
  },
];
