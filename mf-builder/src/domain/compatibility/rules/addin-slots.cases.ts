import { times, type RuleCases } from '../../../../checks/rule-cases';

const x16 = { length: 16, lanes: 16, gen: 4 };
const x4 = { interface: 'PCIe x4' };
const m2 = { formFactor: 'M.2-2280', nvme: true };
const aic = { formFactor: 'AIC (HHHL)', interface: 'PCIe 3.0 x4' };
const zen4 = { arch: 'Zen 4', generation: 'Ryzen 8000G' };
const zen5 = { arch: 'Zen 5', generation: 'Ryzen 9000' };
const off = { slot: 'pcie 1', cpus: ['Ryzen 7000', 'Ryzen 9000'], lanes: 0 };
const m2Off = { used: 'm2 1', other: 'pcie 1', lanes: 0 };
const pair = { used: 'pcie 2', other: 'pcie 1', lanes: 0 };
const board = (laneSharing: readonly { used: string; other: string; lanes: number }[]) => ({
  pcie: [x16],
  m2: [{}],
  laneSharing: [...laneSharing],
});

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
    // Lanes.
    ['pass', { networkCard: x4, motherboard: { pcie: [{ length: 16, lanes: 4 }] } }],
    ['warning', { networkCard: x4, motherboard: { pcie: [{ length: 16, lanes: 2 }] } }],
    ['unknown', { networkCard: x4, motherboard: { pcie: [{ length: 16 }] } }],
    ['pass', { networkCard: { interface: 'PCIe x1' }, motherboard: { pcie: [{ length: 1 }] } }],
    // A slot with the lanes is better than one that slows the card.
    ['pass', { networkCard: x4, motherboard: { pcie: [{ length: 16, lanes: 1 }, x16] } }],
    // Drives on cards.
    ['pass', { storage: aic, motherboard: { pcie: [x16] } }],
    ['warning', { storage: aic, motherboard: { pcie: [{ length: 16, lanes: 1 }] } }],
    ['fail', { storage: { ...aic, interface: 'NVMe' }, motherboard: { pcie: [{ length: 1, lanes: 1 }] } }],
    ['unknown', { storage: { formFactor: 'Add-in card' }, motherboard: { pcie: [x16] } }],
    ['unknown', { storage: { nvme: true }, motherboard: { pcie: [x16] } }],
    ['none', { storage: [{ formFactor: '2.5"' }, { interface: 'SATA' }], motherboard: { pcie: [] } }],
    // Slots that need a processor.
    ['fail', { cpu: zen4, networkCard: x4, motherboard: { pcie: [x16], slotsByCpu: [off] } }],
    ['pass', { cpu: zen5, networkCard: x4, motherboard: { pcie: [x16], slotsByCpu: [off] } }],
    ['unknown', { cpu: {}, networkCard: x4, motherboard: { pcie: [x16], slotsByCpu: [off] } }],
    ['warning', { cpu: zen4, networkCard: x4, motherboard: { pcie: [x16], slotsByCpu: [{ ...off, lanes: 2 }] } }],
    ['unknown', { cpu: {}, networkCard: x4, motherboard: { pcie: [x16], slotsByCpu: [{ ...off, lanes: 2 }] } }],
    // Shared lanes that a board does not say.
    ['unknown', { networkCard: x4, storage: times(2, m2), motherboard: { pcie: [x16, x16] } }],
    ['unknown', { networkCard: times(2, x4), motherboard: { pcie: [x16, x16] } }],
    ['unknown', { networkCard: x4, storage: [m2, { interface: 'SATA' }], motherboard: { pcie: [x16, x16] } }],
    ['pass', { networkCard: x4, storage: m2, motherboard: { pcie: [x16, x16] } }],
    ['pass', { soundCard: { interface: 'PCIe x1' }, storage: times(2, m2), motherboard: { pcie: [x16] } }],
    ['pass', { networkCard: x4, storage: times(2, m2), motherboard: { pcie: [x16], laneSharing: [] } }],
    // Shared lanes.
    ['fail', { networkCard: x4, storage: m2, motherboard: board([m2Off]) }],
    ['fail', { networkCard: x4, storage: m2, motherboard: board([{ used: 'pcie 1', other: 'm2 1', lanes: 0 }]) }],
    ['pass', { networkCard: x4, storage: m2, motherboard: board([{ used: 'pcie 1', other: 'm2 1', lanes: 2 }]) }],
    ['warning', { networkCard: x4, storage: m2, motherboard: board([{ ...m2Off, lanes: 2 }]) }],
    ['pass', { networkCard: x4, motherboard: board([m2Off]) }],
    ['pass', { networkCard: x4, storage: m2, motherboard: { ...board([m2Off]), m2: [{ gen: 3 }, { gen: 3 }] } }],
    ['fail', { networkCard: x4, storage: times(2, m2), motherboard: { ...board([m2Off]), m2: [{}, {}] } }],
    ['unknown', { networkCard: x4, storage: m2, motherboard: { pcie: [x16], laneSharing: [m2Off] } }],
    ['unknown', { networkCard: x4, storage: { interface: 'SATA' }, motherboard: board([m2Off]) }],
    [
      'unknown',
      { cpu: {}, networkCard: x4, storage: m2, motherboard: { ...board([m2Off]), m2: [{ gen: 4 }], chipset: 'B560' } },
    ],
    // Two drives never sit where one turns the other off: so one of them sits where the card's slot is off.
    [
      'fail',
      {
        networkCard: x4,
        storage: times(2, m2),
        motherboard: { ...board([{ used: 'm2 2', other: 'm2 3', lanes: 0 }, m2Off]), m2: [{}, {}, {}] },
      },
    ],
    // Cards among each other: the second slot takes the lanes of the first.
    ['warning', { networkCard: times(2, x4), motherboard: { pcie: [x16, x16], laneSharing: [{ ...pair, lanes: 1 }] } }],
    ['fail', { networkCard: times(2, x4), motherboard: { pcie: [x16, x16], laneSharing: [pair] } }],
    ['pass', { networkCard: x4, motherboard: { pcie: [x16, x16], laneSharing: [pair] } }],
    [
      'fail',
      {
        gpu: { slots: 1 },
        networkCard: x4,
        motherboard: { pcie: [x16, { length: 4, lanes: 4 }], laneSharing: [pair] },
      },
    ],
  ],
  real: [
    ['pass', { capture: 'capture8', motherboard: 'motherboard7' }],
    ['fail', { capture: 'capture17', soundCard: 'soundCard15', motherboard: 'motherboard19' }],
    ['warning', { networkCard: 'networkCard14', motherboard: 'n100m' }],
    ['unknown', { capture: 'capture14', networkCard: 'networkCard14', motherboard: 'motherboard11' }],
  ],
};
