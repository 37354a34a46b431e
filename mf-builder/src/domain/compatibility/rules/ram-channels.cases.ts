import { times, type RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: times(2, { modules: 1 }) }],
    ['warning', { ram: { modules: 1 } }],
    ['warning', { ram: [{ modules: 2 }, { modules: 1 }] }],
    ['unknown', { ram: [{ modules: 1 }, {}] }],
  ],
  real: [
    ['pass', { ram: 'ram20' }],
    ['warning', { ram: 'ram9' }],
    ['unknown', { ram: 'patriot-viper' }],
  ],
};
