import { times, type RuleCases } from '../../../../checks/rule-cases';

const gpu = {};
const fast = { formFactor: 'M.2-2280', interface: 'PCIe 5.0 x4', pcieGen: 5 };
const usual = { formFactor: 'M.2-2280', interface: 'PCIe 4.0 x4', pcieGen: 4 };
const sata = { formFactor: 'M.2-2280', interface: 'SATA 6.0 Gb/s' };
const own = { gen: 5, lanes: 4, sharesGpu: false };
const shared = { gen: 5, lanes: 4, sharesGpu: true };
const slow = { gen: 4, lanes: 4 };
const tenth = { arch: 'Comet Lake', generation: '10th' };

export const cases: RuleCases = {
  made: [
    ['none', { storage: fast, motherboard: { m2: [shared] } }],
    ['none', { gpu, storage: { formFactor: '2.5"' }, motherboard: { m2: [shared] } }],
    ['none', { gpu, storage: fast, motherboard: { m2: [] } }],
    ['pass', { gpu, storage: fast, motherboard: { m2: [own, shared] } }],
    ['warning', { gpu, storage: times(2, fast), motherboard: { m2: [own, shared, slow] } }],
    // A 4.0 drive sits in the 4.0 slot.
    ['pass', { gpu, storage: [fast, usual], motherboard: { m2: [own, shared, slow] } }],
    ['warning', { gpu, storage: times(3, usual), motherboard: { m2: [own, shared, slow] } }],
    ['warning', { gpu, storage: [usual, sata], motherboard: { m2: [own, shared] } }],
    ['warning', { gpu, storage: fast, motherboard: { m2: [shared, slow] } }],
    // Both slots slow the first drive down, and one of the two drives sits on the shared one.
    ['warning', { gpu, storage: [fast, usual], motherboard: { m2: [slow, { ...slow, sharesGpu: true }] } }],
    ['unknown', { gpu, storage: [fast, usual], motherboard: { m2: [slow, { gen: 3 }, { sharesGpu: true }] } }],
    // Below 5.0 a slot that does not say has lanes of its own.
    ['pass', { gpu, storage: times(2, usual), motherboard: { m2: [slow, slow] } }],
    ['unknown', { gpu, storage: fast, motherboard: { m2: [{ gen: 5 }], socket: 'LGA1700' } }],
    ['pass', { gpu, storage: fast, motherboard: { m2: [{ gen: 5, lanes: 4 }], socket: 'AM5' } }],
    ['unknown', { gpu, storage: times(2, fast), motherboard: { m2: [{ gen: 5 }, { gen: 5 }], socket: 'AM5' } }],
    // Lanes: a drive sits where it has as many as it wants.
    ['warning', { gpu, storage: usual, motherboard: { m2: [{ ...own, lanes: 2 }, shared] } }],
    ['unknown', { gpu, storage: usual, motherboard: { m2: [{ gen: 5, sharesGpu: true }] } }],
    // Slots that need a processor: one without lanes is none.
    ['warning', { gpu, cpu: tenth, storage: usual, motherboard: { m2: [slow, shared], chipset: 'Z590' } }],
    ['unknown', { gpu, cpu: {}, storage: times(2, usual), motherboard: { m2: [slow, shared], chipset: 'Z590' } }],
    ['unknown', { gpu, storage: { formFactor: 'M.2-2280' }, motherboard: { m2: [own, shared] } }],
    ['unknown', { gpu, storage: {}, motherboard: { m2: [own] } }],
    ['unknown', { gpu, storage: fast, motherboard: {} }],
  ],
  real: [
    ['pass', { gpu: 'gpu1', storage: 'storage24', motherboard: 'motherboard12' }],
    ['warning', { gpu: 'gpu1', storage: ['storage24', 'storage24'], motherboard: 'motherboard12' }],
    ['unknown', { gpu: 'gpu1', storage: 'intel-660p', motherboard: 'motherboard12' }],
  ],
};
