import type { RuleCases } from '../../../../checks/rule-cases';

const ddr5 = { ramType: 'DDR5' };

export const cases: RuleCases = {
  made: [
    ['pass', { ram: ddr5, cpu: { memTypes: ['DDR4', 'DDR5'] } }],
    ['fail', { ram: ddr5, cpu: { memTypes: ['DDR4'] } }],
    ['unknown', { ram: ddr5, cpu: {} }],
  ],
  real: [
    ['pass', { ram: 'ram10', cpu: 'cpu7' }],
    ['fail', { ram: 'ram10', cpu: 'cpu4' }],
    ['unknown', { ram: 'ram1', cpu: 'core-13100' }],
  ],
};
