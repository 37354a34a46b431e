import type { RuleCases } from '../../../../checks/rule-cases';

const ddr5 = { ramType: 'DDR5' };

export const cases: RuleCases = {
  made: [
    ['pass', { ram: ddr5, motherboard: { ramType: 'ddr-5' } }],
    ['fail', { ram: [ddr5, { ramType: 'DDR4' }], motherboard: { ramType: 'DDR5' } }],
    ['fail', { ram: [{}, { ramType: 'DDR4' }], motherboard: { ramType: 'DDR5' } }],
    ['unknown', { ram: [ddr5, {}], motherboard: { ramType: 'DDR5' } }],
  ],
  real: [
    ['pass', { ram: 'ram12', motherboard: 'motherboard14' }],
    ['fail', { ram: 'ram17', motherboard: 'motherboard3' }],
    ['unknown', { ram: 'patriot-viper', motherboard: 'motherboard1' }],
  ],
};
