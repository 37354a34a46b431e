import { times, type RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['none', { ram: { capacity: 64 } }],
    ['pass', { ram: { capacity: 64 }, motherboard: { maxMemory: 128 }, cpu: { memMaxGB: 64 } }],
    [
      'fail',
      { ram: times(2, { capacity: 64 }), cpu: { memMaxGB: 64, arch: 'Zen 3' }, motherboard: { maxMemory: 256 } },
    ],
    ['unknown', { ram: times(2, { capacity: 64 }), cpu: { memMaxGB: 64 } }],
    ['fail', { ram: times(5, { capacity: 64 }), cpu: { memMaxGB: 64 } }],
    ['note', { ram: { capacity: 192 }, cpu: { memMaxGB: 128, arch: 'Zen 4' } }],
    ['fail', { ram: { capacity: 256 }, cpu: { memMaxGB: 128, arch: 'Zen 4' } }],
    ['fail', { ram: { capacity: 192 }, cpu: { memMaxGB: 128, arch: 'Zen 4' }, motherboard: { maxMemory: 128 } }],
    ['note', { ram: { capacity: 256 }, cpu: { memMaxGB: 192, arch: 'Zen 5' } }],
    ['note', { ram: { capacity: 192 }, cpu: { memMaxGB: 128, generation: '12th' } }],
    ['pass', { ram: { capacity: 512 }, cpu: { memMaxGB: 1024, arch: 'Zen 4' } }],
    ['fail', { ram: [{ capacity: 96 }, {}], motherboard: { maxMemory: 64 } }],
    ['unknown', { ram: { capacity: 64 }, motherboard: { maxMemory: 128 }, cpu: {} }],
  ],
  real: [
    ['pass', { ram: 'ram20', cpu: 'cpu15', motherboard: 'motherboard17' }],
    ['pass', { ram: ['ram20', 'ram20'], cpu: 'cpu5' }],
    ['fail', { ram: ['ram20', 'ram20', 'ram20'], cpu: 'cpu5' }],
    ['unknown', { ram: 'patriot-viper', motherboard: 'motherboard1' }],
  ],
};
