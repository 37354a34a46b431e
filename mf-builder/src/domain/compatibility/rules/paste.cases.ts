import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['note', { cooling: {} }],
    ['pass', { cooling: { pasteIncluded: true } }],
    ['pass', { cooling: {}, thermalPaste: {} }],
    ['none', { thermalPaste: {} }],
  ],
  real: [['pass', { cooling: 'cooling17' }]],
};
