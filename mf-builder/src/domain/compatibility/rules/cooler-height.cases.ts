import type { RuleCases } from '../../../../checks/rule-cases';

const air = { type: 'air' } as const;

export const cases: RuleCases = {
  made: [
    ['none', { cooling: { type: 'liquid' }, case: {} }],
    ['pass', { cooling: { ...air, heightMm: 160 }, case: { coolerMaxMm: 160 } }],
    ['fail', { cooling: { ...air, heightMm: 168 }, case: { coolerMaxMm: 160 } }],
    ['unknown', { cooling: { heightMm: 168 }, case: { coolerMaxMm: 160 } }],
  ],
  real: [
    ['pass', { cooling: 'cooling7', case: 'case12' }],
    ['fail', { cooling: 'cooling7', case: 'case1' }],
    ['unknown', { cooling: 'cooling7', case: 'elite-130' }],
  ],
};
