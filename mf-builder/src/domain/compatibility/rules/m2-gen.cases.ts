import { times, type RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const either = { formFactor: 'M.2-2280', interface: 'PCIe 4.0 x4 or 5.0 x2', pcieGen: 4 };
const x4 = { gen: 4, lanes: 4 };
const tenth = { arch: 'Comet Lake', generation: '10th' };
const zen4 = { arch: 'Zen 4', generation: 'Ryzen 8000G' };
const zen5 = { arch: 'Zen 5', generation: 'Ryzen 9000' };
const half = { slot: 'm2 1', cpus: ['Ryzen 7000', 'Ryzen 9000'], lanes: 2 };

export const cases: RuleCases = {
  made: [
    [
      'pass',
      {
        storage: m2,
        motherboard: {
          m2: [
            { gen: 3, lanes: 4, sizes: [2280] },
            { gen: 4, lanes: 4, sizes: [2280] },
          ],
        },
      },
    ],
    ['warning', { storage: times(2, m2), motherboard: { m2: [{ gen: 3 }, x4] } }],
    ['unknown', { storage: m2, motherboard: { m2: [{}] } }],
    // Lanes.
    ['warning', { storage: m2, motherboard: { m2: [{ gen: 4, lanes: 2 }] } }],
    ['warning', { storage: m2, motherboard: { m2: [{ lanes: 2 }] } }],
    ['unknown', { storage: m2, motherboard: { m2: [{ gen: 4 }] } }],
    ['pass', { storage: { ...m2, interface: 'PCIe 4.0 x2' }, motherboard: { m2: [{ gen: 4, lanes: 2 }] } }],
    ['pass', { storage: either, motherboard: { m2: [x4] } }],
    ['pass', { storage: either, motherboard: { m2: [{ gen: 5, lanes: 2 }] } }],
    ['warning', { storage: either, motherboard: { m2: [{ gen: 4, lanes: 2 }] } }],
    ['warning', { storage: either, motherboard: { m2: [{ gen: 3, lanes: 4 }] } }],
    ['unknown', { storage: either, motherboard: { m2: [{ gen: 5 }] } }],
    // An M.2 drive of another bus has no lanes to lose.
    ['none', { storage: { formFactor: 'M.2-2280', interface: 'SATA 6.0 Gb/s' }, motherboard: { m2: [x4] } }],
    // Slots that need a processor.
    ['pass', { cpu: tenth, storage: m2, motherboard: { m2: [x4], chipset: 'B550' } }],
    ['warning', { cpu: tenth, storage: m2, motherboard: { m2: [x4, { gen: 3, lanes: 4 }], chipset: 'B560' } }],
    ['none', { cpu: tenth, storage: m2, motherboard: { m2: [x4], chipset: 'B560' } }],
    ['unknown', { cpu: {}, storage: m2, motherboard: { m2: [x4], chipset: 'B560' } }],
    ['unknown', { cpu: tenth, storage: m2, motherboard: { m2: [x4] } }],
    ['pass', { cpu: tenth, storage: m2, motherboard: { m2: [x4], socket: 'AM4' } }],
    ['warning', { cpu: zen4, storage: m2, motherboard: { m2: [x4], chipset: 'B650', slotsByCpu: [half] } }],
    ['pass', { cpu: zen5, storage: m2, motherboard: { m2: [x4], chipset: 'B650', slotsByCpu: [half] } }],
    [
      'unknown',
      { cpu: { arch: 'Zen 4' }, storage: m2, motherboard: { m2: [x4], chipset: 'B650', slotsByCpu: [half] } },
    ],
  ],
  real: [
    ['pass', { storage: 'storage3', motherboard: 'motherboard7' }],
    ['warning', { storage: 'storage13', motherboard: 'motherboard4' }],
    ['unknown', { storage: 'storage13', motherboard: 'h97-pro4' }],
  ],
};
