import type { RuleCases } from '../../../../checks/rule-cases';

const x16 = { length: 16, lanes: 16, gen: 4 };
const fast = { pcieGen: 4, pcieLanes: 16 };

export const cases: RuleCases = {
  made: [
    ['none', { gpu: fast, motherboard: { pcie: [x16] } }],
    ['note', { gpu: fast, motherboard: { pcie: [x16] }, cpu: { pcieGen: 3, pcieLanes: 16 } }],
    ['note', { gpu: { pcieGen: 4, pcieLanes: 8 }, motherboard: { pcie: [x16] }, cpu: fast }],
    [
      'warning',
      { gpu: { pcieGen: 4, pcieLanes: 8 }, motherboard: { pcie: [x16] }, cpu: { pcieGen: 3, pcieLanes: 16 } },
    ],
    ['warning', { gpu: fast, motherboard: { pcie: [{}, { ...x16, lanes: 4 }] }, cpu: fast }],
    ['unknown', { gpu: fast, motherboard: { pcie: [{ length: 16 }] }, cpu: fast }],
    ['none', { gpu: fast, motherboard: { pcie: [{ length: 1 }] }, cpu: fast }],
  ],
  real: [
    ['pass', { gpu: 'gpu16', motherboard: 'motherboard20', cpu: 'cpu18' }],
    ['warning', { gpu: 'gpu7', motherboard: 'motherboard1', cpu: 'cpu3' }],
    ['unknown', { gpu: 'gt-1030', motherboard: 'motherboard1', cpu: 'cpu3' }],
  ],
};
