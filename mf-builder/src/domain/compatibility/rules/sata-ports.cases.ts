import { times, type RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const sas = { formFactor: '3.5"', interface: 'SAS 12 Gb/s' };
const u2 = { formFactor: '2.5"', interface: 'U.2' };
const tenth = { arch: 'Comet Lake', generation: '10th' };
const taking = [{ gen: 4, disablesSata: 1 }];
const sparing = [
  { gen: 4, disablesSata: 0 },
  { gen: 3, disablesSata: 1 },
];
const sata = { formFactor: '2.5"', interface: 'SATA 6.0 Gb/s' };

export const cases: RuleCases = {
  made: [
    ['none', { storage: m2, motherboard: {} }],
    ['pass', { storage: [m2, times(2, sata)], motherboard: { sataPorts: 4, m2: [{ sizes: [2280], gen: 4 }] } }],
    ['unknown', { storage: [m2, times(3, sata)], motherboard: { sataPorts: 4, m2: [{ sizes: [2280], gen: 4 }] } }],
    [
      'fail',
      { storage: [m2, times(3, sata)], motherboard: { chipset: 'B550', sataPorts: 4, m2: [{ disablesSata: 2 }] } },
    ],
    [
      'pass',
      { storage: [m2, times(3, sata)], motherboard: { sataPorts: 4, m2: [{ disablesSata: 2 }, { disablesSata: 0 }] } },
    ],
    ['unknown', { storage: [sata, {}], motherboard: { sataPorts: 4 } }],
    // Not on a board of which it is not known whether it has SAS ports.
    ['unknown', { storage: times(5, sata), motherboard: { sataPorts: 4 } }],
    ['fail', { storage: times(5, sata), motherboard: { sataPorts: 4, sasPorts: 0 } }],
    ['pass', { storage: times(5, sata), motherboard: { sataPorts: 4, sasPorts: 2 } }],
    ['fail', { storage: [times(5, sata), times(2, sas)], motherboard: { sataPorts: 4, sasPorts: 2 } }],
    // SAS drives and controllers.
    ['pass', { storage: times(2, sas), motherboard: { sasPorts: 2 } }],
    ['fail', { storage: times(3, sas), motherboard: { sasPorts: 2 } }],
    ['fail', { storage: sas, motherboard: { chipset: 'B650' } }],
    ['unknown', { storage: sas, motherboard: { chipset: 'C621' } }],
    ['pass', { storage: times(8, sas), motherboard: { chipset: 'B650' }, networkCard: { sasPorts: 8 } }],
    [
      'pass',
      { storage: times(6, sata), motherboard: { chipset: 'B650', sataPorts: 4 }, networkCard: { sataPorts: 2 } },
    ],
    [
      'fail',
      { storage: times(7, sata), motherboard: { chipset: 'B650', sataPorts: 4 }, networkCard: { sataPorts: 2 } },
    ],
    // U.2.
    ['pass', { storage: u2, motherboard: { u2Ports: 1 } }],
    ['fail', { storage: times(2, u2), motherboard: { u2Ports: 1 } }],
    ['unknown', { storage: u2, motherboard: {} }],
    ['unknown', { storage: { nvme: true }, motherboard: { u2Ports: 1 } }],
    ['unknown', { storage: { formFactor: 'E1.S', nvme: true }, motherboard: { u2Ports: 1 } }],
    ['none', { storage: { formFactor: 'AIC', nvme: true }, motherboard: {} }],
    // Buses of old.
    ['fail', { storage: { formFactor: 'mSATA' }, motherboard: { chipset: 'B650' } }],
    ['unknown', { storage: { interface: 'mSATA' }, motherboard: { chipset: 'H77' } }],
    ['fail', { storage: { formFactor: '3.5"', interface: 'PATA' }, motherboard: { chipset: 'B650' } }],
    ['unknown', { storage: { interface: 'IDE' }, motherboard: {} }],
    // M.2 slots that need a processor take no ports while they have no lanes.
    ['pass', { cpu: tenth, storage: [m2, times(2, sata)], motherboard: { chipset: 'B560', sataPorts: 2, m2: taking } }],
    ['fail', { storage: [m2, times(2, sata)], motherboard: { chipset: 'B560', sataPorts: 2, m2: taking } }],
    [
      'unknown',
      { cpu: {}, storage: [m2, times(3, sata)], motherboard: { chipset: 'B560', sataPorts: 3, m2: sparing } },
    ],
  ],
  real: [
    ['pass', { storage: 'storage25', motherboard: 'motherboard4' }],
    ['fail', { storage: ['storage16', 'storage16', 'storage16'], motherboard: 'motherboard11' }],
    ['unknown', { storage: ['storage1', 'storage16'], motherboard: 'motherboard11' }],
  ],
};
