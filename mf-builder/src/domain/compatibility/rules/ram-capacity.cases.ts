import { times, type RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['none', { ram: { capacity: 64 } }],
    ['pass', { ram: { capacity: 64 }, motherboard: { maxMemory: 128 }, cpu: { memMaxGB: 64 } }],
    ['fail', { ram: times(2, { capacity: 64 }), motherboard: { maxMemory: 256 }, cpu: { memMaxGB: 64 } }],
    ['fail', { ram: [{ capacity: 96 }, {}], motherboard: { maxMemory: 64 } }],
    ['unknown', { ram: { capacity: 64 }, motherboard: { maxMemory: 128 }, cpu: {} }],
  ],
  real: [
    ['pass', { ram: 'ram20', cpu: 'cpu15', motherboard: 'motherboard17' }],
    ['fail', { ram: ['ram20', 'ram20'], cpu: 'cpu5' }],
    ['unknown', { ram: 'patriot-viper', motherboard: 'motherboard1' }],
  ],
};
