import { times, type RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const tenth = { arch: 'Comet Lake', generation: '10th' };
const eleventh = { arch: 'Rocket Lake', generation: '11th' };
const fed = [{ gen: 4 }, { gen: 3 }];
const forEleventh = [{ slot: 'm2 1', cpus: ['11th Gen'], lanes: 0 }];
const sata = { formFactor: '2.5"', interface: 'SATA 6.0 Gb/s' };

export const cases: RuleCases = {
  made: [
    ['pass', { storage: [m2, sata], motherboard: { m2: [{}] } }],
    ['fail', { storage: times(2, m2), motherboard: { m2: [{}] } }],
    ['unknown', { storage: [m2, {}], motherboard: { m2: [{}, {}] } }],
    ['none', { storage: { formFactor: '2.5"' }, motherboard: {} }],
    // Slots that need a processor.
    ['pass', { cpu: tenth, storage: m2, motherboard: { m2: fed, chipset: 'B560' } }],
    ['fail', { cpu: tenth, storage: times(2, m2), motherboard: { m2: fed, chipset: 'Intel B560' } }],
    ['pass', { cpu: eleventh, storage: times(2, m2), motherboard: { m2: fed, chipset: 'B560' } }],
    ['pass', { storage: times(2, m2), motherboard: { m2: fed, chipset: 'B560' } }],
    ['unknown', { cpu: {}, storage: times(2, m2), motherboard: { m2: fed, chipset: 'B560' } }],
    ['fail', { cpu: {}, storage: times(3, m2), motherboard: { m2: fed, chipset: 'B560' } }],
    ['unknown', { cpu: tenth, storage: times(2, m2), motherboard: { m2: fed } }],
    ['unknown', { cpu: tenth, storage: times(2, m2), motherboard: { m2: [{}, { gen: 3 }], chipset: 'B560' } }],
    [
      'pass',
      {
        cpu: tenth,
        storage: times(2, m2),
        motherboard: { m2: [{ gen: 4, sharesGpu: true }, { gen: 3 }], chipset: 'B560' },
      },
    ],
    [
      'fail',
      {
        cpu: tenth,
        storage: times(2, m2),
        motherboard: { m2: [{ gen: 3 }, { gen: 3 }], chipset: 'Z590', slotsByCpu: forEleventh },
      },
    ],
    [
      'pass',
      { cpu: eleventh, storage: times(2, m2), motherboard: { m2: fed, chipset: 'Z590', slotsByCpu: forEleventh } },
    ],
    [
      'unknown',
      {
        cpu: { arch: 'Rocket Lake' },
        storage: times(2, m2),
        motherboard: { m2: fed, chipset: 'Z590', slotsByCpu: forEleventh },
      },
    ],
  ],
  real: [
    ['pass', { storage: 'storage14', motherboard: 'motherboard16' }],
    ['fail', { storage: ['storage1', 'storage1', 'storage1'], motherboard: 'motherboard2' }],
    ['unknown', { storage: 'intel-660p', motherboard: 'motherboard2' }],
  ],
};
