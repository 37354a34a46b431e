import { times, type RuleCases } from '../../../../checks/rule-cases';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const sata = { formFactor: '2.5"', interface: 'SATA 6.0 Gb/s' };

export const cases: RuleCases = {
  made: [
    ['none', { storage: m2, case: {} }],
    ['pass', { storage: [sata, times(2, { formFactor: '3.5"' })], case: { bays25: 0, bays35: 3 } }],
    ['warning', { storage: [sata, times(2, { formFactor: '3.5"' })], case: { bays25: 0, bays35: 2 } }],
    ['warning', { storage: { formFactor: '3.5"' }, case: { bays35: 0 } }],
    ['unknown', { storage: sata, case: { bays35: 2 } }],
  ],
  real: [
    ['pass', { storage: 'storage16', case: 'case12' }],
    ['warning', { storage: 'storage18', case: 'case2' }],
    ['unknown', { storage: 'storage18', case: 'elite-130' }],
  ],
};
