import type { RuleCases } from '../../../../checks/rule-cases';

const gpu = { pcieGen: 5 };
const motherboard = {
  pcie: [
    { length: 16, gen: 5 },
    { length: 1, gen: 3 },
  ],
};
const cpu = { pcieGen: 5 };
const withRiser = { riserGen: 4 };

export const cases: RuleCases = {
  made: [
    ['warning', { gpu, motherboard, cpu, case: withRiser }],
    ['warning', { gpu, motherboard, case: withRiser }],
    ['pass', { gpu: { pcieGen: 4 }, motherboard, cpu, case: withRiser }],
    ['pass', { gpu, motherboard, cpu: { pcieGen: 4 }, case: withRiser }],
    ['pass', { gpu, motherboard, cpu, case: { ...withRiser, riserGen: 5 } }],
    ['unknown', { gpu, motherboard: {}, cpu, case: withRiser }],
    ['unknown', { gpu: {}, motherboard, cpu, case: withRiser }],
    ['pass', { gpu: {}, motherboard: { pcie: [{ length: 16, gen: 4 }] }, cpu, case: withRiser }],
    ['none', { gpu, motherboard: { pcie: [{ length: 4, gen: 5 }] }, cpu, case: withRiser }],
    ['none', { gpu, motherboard, cpu, case: {} }],
    ['warning', { gpu, motherboard, cpu, cables: { kind: 'PCIe 4.0 x16 riser' } }],
    ['unknown', { gpu, motherboard, cpu, cables: { kind: 'Riser' } }],
  ],
  real: [
    ['pass', { gpu: 'gpu3', motherboard: 'motherboard24', cpu: 'cpu8', case: 'case2' }],
    ['warning', { gpu: 'gpu14', motherboard: 'motherboard24', cpu: 'cpu8', case: 'case2' }],
    ['unknown', { gpu: 'gpu14', motherboard: 'trx50-sage', case: 'case2' }],
  ],
};
