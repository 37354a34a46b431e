import type { RuleCases } from '../../../../checks/rule-cases';

const x16 = { length: 16, lanes: 16, gen: 4 };

export const cases: RuleCases = {
  made: [
    ['none', { motherboard: { pcie: [x16] }, gpu: {} }],
    ['none', { soundCard: { interface: 'USB-A' }, motherboard: {} }],
    ['pass', { soundCard: { interface: 'PCIe x1' }, motherboard: { pcie: [x16, {}] }, gpu: { slots: 1 } }],
    [
      'fail',
      {
        soundCard: { interface: 'PCIe x1' },
        motherboard: {
          pcie: [
            { ...x16, position: 1 },
            { position: 3, length: 1 },
          ],
        },
        gpu: { slots: 2.1 },
      },
    ],
    [
      'unknown',
      {
        soundCard: { interface: 'PCIe x1' },
        motherboard: { pcie: [{ ...x16, position: 1 }, { position: 3 }] },
        gpu: { slots: 2.1 },
      },
    ],
    [
      'pass',
      {
        soundCard: { interface: 'PCIe x1' },
        motherboard: {
          pcie: [
            { ...x16, position: 1 },
            { position: 3, length: 1 },
          ],
        },
        gpu: { slots: 2 },
      },
    ],
    ['fail', { capture: { interface: 'PCIe 2.0 x4' }, motherboard: { pcie: [x16, { length: 1 }] }, gpu: {} }],
    ['unknown', { networkCard: { interface: 'PCIe x1' }, motherboard: { pcie: [x16, {}] }, gpu: { slots: 2 } }],
    ['unknown', { networkCard: {}, motherboard: { pcie: [x16] } }],
  ],
  real: [
    ['pass', { capture: 'capture8', motherboard: 'motherboard7' }],
    ['fail', { capture: 'capture17', soundCard: 'soundCard15', motherboard: 'motherboard19' }],
    ['unknown', { capture: 'capture14', networkCard: 'networkCard14', motherboard: 'motherboard11' }],
  ],
};
