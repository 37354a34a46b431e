import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: { sodimm: false }, motherboard: { formFactor: 'Micro ATX' } }],
    ['fail', { ram: { sodimm: true }, motherboard: { formFactor: 'ATX' } }],
    ['fail', { ram: { sodimm: false }, motherboard: { ramForm: 'SO-DIMM', formFactor: 'mini-ITX' } }],
    ['unknown', { ram: { sodimm: false }, motherboard: { formFactor: 'mini-ITX' } }],
    ['unknown', { ram: {}, motherboard: { ramForm: 'DIMM' } }],
  ],
  real: [
    ['pass', { ram: 'ram21', motherboard: 'motherboard6' }],
    ['fail', { ram: 'crucial-sodimm', motherboard: 'motherboard6' }],
    ['fail', { ram: 'ram1', motherboard: 'j3710-itx' }],
    ['unknown', { ram: 'ram21', motherboard: 'b650i-lightning' }],
  ],
};
