import { times, type RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const sata = { formFactor: '2.5"', interface: 'SATA 6.0 Gb/s' };

export const cases: RuleCases = {
  made: [
    ['pass', { storage: [m2, sata], motherboard: { m2: [{}] } }],
    ['fail', { storage: times(2, m2), motherboard: { m2: [{}] } }],
    ['unknown', { storage: [m2, {}], motherboard: { m2: [{}, {}] } }],
    ['none', { storage: { formFactor: '2.5"' }, motherboard: {} }],
  ],
  real: [
    ['pass', { storage: 'storage14', motherboard: 'motherboard16' }],
    ['fail', { storage: ['storage1', 'storage1', 'storage1'], motherboard: 'motherboard2' }],
    ['unknown', { storage: 'intel-660p', motherboard: 'motherboard2' }],
  ],
};
