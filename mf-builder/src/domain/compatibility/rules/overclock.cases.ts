import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { cpu: { unlocked: false }, motherboard: {} }],
    ['pass', { cpu: { unlocked: true }, motherboard: { chipset: 'Z790' } }],
    ['note', { cpu: { unlocked: true }, motherboard: { chipset: 'B760' } }],
    ['unknown', { cpu: {}, motherboard: { chipset: 'Z790' } }],
    ['unknown', { cpu: { unlocked: true }, motherboard: { chipset: 'X999' } }],
  ],
  real: [
    ['pass', { cpu: 'cpu5', motherboard: 'motherboard6' }],
    ['unknown', { cpu: 'threadripper-7960x', motherboard: 'trx50-sage' }],
  ],
};
