import type { RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const sata = { formFactor: 'M.2-2280', interface: 'SATA' };
const tenth = { arch: 'Comet Lake', generation: '10th' };

export const cases: RuleCases = {
  made: [
    ['none', { storage: m2, motherboard: { m2: [{}] } }],
    ['fail', { storage: { formFactor: 'M.2-2280', interface: 'SATA' }, motherboard: { m2: [{ sata: false }] } }],
    [
      'fail',
      {
        cpu: tenth,
        storage: sata,
        motherboard: {
          m2: [
            { gen: 4, sata: true },
            { gen: 3, sata: false },
          ],
          chipset: 'H570',
        },
      },
    ],
    ['unknown', { cpu: {}, storage: sata, motherboard: { m2: [{ gen: 4, sata: true }], chipset: 'H570' } }],
    ['fail', { cpu: {}, storage: sata, motherboard: { m2: [{ gen: 4, sata: false }], chipset: 'H570' } }],
    ['unknown', { storage: { formFactor: 'M.2-2280', nvme: false }, motherboard: { m2: [{}] } }],
  ],
  real: [
    ['pass', { storage: 'storage17', motherboard: 'motherboard2' }],
    ['fail', { storage: 'storage17', motherboard: 'motherboard11' }],
    ['unknown', { storage: 'storage17', motherboard: 'motherboard17' }],
  ],
};
