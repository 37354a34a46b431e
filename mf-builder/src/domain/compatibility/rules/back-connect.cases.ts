import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { motherboard: { backConnect: false }, case: {} }],
    ['pass', { motherboard: { backConnect: true }, case: { backConnect: true } }],
    ['fail', { motherboard: { backConnect: true }, case: { backConnect: false } }],
    ['unknown', { motherboard: {}, case: { backConnect: true } }],
  ],
  real: [
    ['pass', { motherboard: 'b650m-zero', case: 'case18' }],
    ['fail', { motherboard: 'b650m-zero', case: 'meshify-c' }],
    ['unknown', { motherboard: 'b650m-zero', case: 'case9' }],
  ],
};
