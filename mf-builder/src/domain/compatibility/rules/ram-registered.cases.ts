import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: { registered: false }, motherboard: {} }],
    ['fail', { ram: { registered: true }, motherboard: { socket: 'LGA 1155' } }],
    ['unknown', { ram: { registered: true }, motherboard: { socket: 'sTR5' } }],
    ['unknown', { ram: {}, motherboard: { socket: 'AM5' } }],
  ],
  real: [
    ['pass', { ram: 'ram12', motherboard: 'motherboard5' }],
    ['fail', { ram: 'ws-registered', motherboard: 'motherboard6' }],
    ['unknown', { ram: 'ws-registered', motherboard: 'trx50-sage' }],
  ],
};
