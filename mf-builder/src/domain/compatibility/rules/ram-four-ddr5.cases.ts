import { times, type RuleCases } from '../../../../checks/rule-cases';

const ddr5 = { ramType: 'DDR5' };

export const cases: RuleCases = {
  made: [
    ['pass', { ram: { ...ddr5, modules: 2 } }],
    ['pass', { ram: { ramType: 'DDR4' } }],
    ['warning', { ram: times(2, { ...ddr5, modules: 2 }) }],
    ['unknown', { ram: [{ ...ddr5, modules: 4 }, ddr5] }],
  ],
  real: [
    ['pass', { ram: 'ram19' }],
    ['warning', { ram: ['ram16', 'ram16'] }],
    ['unknown', { ram: 'patriot-viper' }],
  ],
};
