import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: { ecc: false }, motherboard: {}, cpu: {} }],
    ['pass', { ram: { ecc: true }, motherboard: { ecc: true }, cpu: { ecc: true } }],
    ['warning', { ram: { ecc: true }, motherboard: { ecc: true }, cpu: { ecc: false } }],
    ['unknown', { ram: { ecc: true }, motherboard: { ecc: false }, cpu: {} }],
  ],
  real: [
    ['pass', { ram: 'innodisk-ecc', cpu: 'cpu5', motherboard: 'motherboard5' }],
    ['warning', { ram: 'innodisk-ecc', cpu: 'cpu17', motherboard: 'motherboard15' }],
    ['unknown', { ram: 'innodisk-ecc', cpu: 'cpu5', motherboard: 'motherboard6' }],
  ],
};
