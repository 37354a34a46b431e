import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['none', {}],
    ['fail', { storage: null }],
    ['note', { storage: { type: 'HDD' } }],
    ['pass', { storage: [{}, { type: 'SSD' }] }],
    ['unknown', { storage: [{}, { type: 'HDD' }] }],
  ],
  real: [
    ['pass', { storage: 'storage24' }],
    ['fail', { storage: null }],
    ['unknown', { storage: 'firecuda-sshd' }],
  ],
};
