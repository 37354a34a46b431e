import { times, type RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const sata = { formFactor: '2.5"', interface: 'SATA 6.0 Gb/s' };

export const cases: RuleCases = {
  made: [
    ['pass', { storage: [m2, sata], psu: { sata: 1 } }],
    ['warning', { storage: times(5, sata), psu: { sata: 4 } }],
    ['unknown', { storage: sata, psu: {} }],
  ],
  real: [
    ['pass', { storage: 'storage18', psu: 'psu1' }],
    ['warning', { storage: ['storage20', 'storage20', 'storage20', 'storage19', 'storage19'], psu: 'psu9' }],
    ['unknown', { storage: 'storage18', psu: 'seasonic-core' }],
  ],
};
