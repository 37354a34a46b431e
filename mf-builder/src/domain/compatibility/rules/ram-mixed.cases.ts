import { times, type RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: {} }],
    ['note', { ram: times(4, {}) }],
    ['warning', { ram: [{}, {}] }],
  ],
  real: [
    ['pass', { ram: ['ram4', 'ram4'] }],
    ['warning', { ram: ['ram1', 'ram4'] }],
  ],
};
