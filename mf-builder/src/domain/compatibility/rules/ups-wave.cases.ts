import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['note', { ups: { wave: 'simulated' }, psu: { activePfc: true } }],
    ['pass', { ups: { wave: 'pure' }, psu: {} }],
    ['pass', { ups: {}, psu: { activePfc: false } }],
    ['unknown', { ups: { wave: 'simulated' }, psu: {} }],
    ['unknown', { ups: {}, psu: { activePfc: true } }],
    ['none', { ups: { wave: 'simulated' } }],
  ],
  real: [
    ['pass', { ups: 'smart-ups-750', psu: 'psu1' }],
    ['unknown', { ups: 'bx500', psu: 'psu1' }],
  ],
};
