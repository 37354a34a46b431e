import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['none', { cpu: { socket: 'AM5' } }],
    ['none', { cpu: { socket: 'AM5' }, motherboard: null }],
    ['pass', { cpu: { socket: 'LGA 1700' }, motherboard: { socket: 'lga-1700' } }],
    ['fail', { cpu: { socket: 'AM4' }, motherboard: { socket: 'AM5' } }],
    ['unknown', { cpu: {}, motherboard: { socket: 'AM5' } }],
  ],
  real: [
    ['pass', { cpu: 'cpu5', motherboard: 'motherboard5' }],
    ['fail', { cpu: 'cpu17', motherboard: 'motherboard6' }],
    ['unknown', { cpu: 'core-13100', motherboard: 'motherboard15' }],
  ],
};
