import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { psu: { lengthMm: 160 }, case: { psuMaxMm: 160 } }],
    ['fail', { psu: { lengthMm: 180 }, case: { psuMaxMm: 160 } }],
    ['unknown', { psu: { lengthMm: 180 }, case: {} }],
  ],
  real: [
    ['pass', { psu: 'psu6', case: 'case17' }],
    ['fail', { psu: 'psu15', case: 'case3' }],
    ['unknown', { psu: 'psu6', case: 'case8' }],
  ],
};
