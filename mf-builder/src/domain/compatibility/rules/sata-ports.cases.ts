import { times, type RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const sata = { formFactor: '2.5"', interface: 'SATA 6.0 Gb/s' };

export const cases: RuleCases = {
  made: [
    ['none', { storage: m2, motherboard: {} }],
    ['pass', { storage: [m2, times(2, sata)], motherboard: { sataPorts: 4, m2: [{ sizes: [2280], gen: 4 }] } }],
    ['unknown', { storage: [m2, times(3, sata)], motherboard: { sataPorts: 4, m2: [{ sizes: [2280], gen: 4 }] } }],
    ['fail', { storage: [m2, times(3, sata)], motherboard: { sataPorts: 4, m2: [{ disablesSata: 2 }] } }],
    [
      'pass',
      { storage: [m2, times(3, sata)], motherboard: { sataPorts: 4, m2: [{ disablesSata: 2 }, { disablesSata: 0 }] } },
    ],
    ['unknown', { storage: [sata, {}], motherboard: { sataPorts: 4 } }],
  ],
  real: [
    ['pass', { storage: 'storage25', motherboard: 'motherboard4' }],
    ['fail', { storage: ['storage16', 'storage16', 'storage16'], motherboard: 'motherboard11' }],
    ['unknown', { storage: ['storage1', 'storage16'], motherboard: 'motherboard11' }],
  ],
};
