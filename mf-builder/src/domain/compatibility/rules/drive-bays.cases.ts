import { times, type RuleCases } from '../../../../checks/rule-cases';
import type { Facts } from '../types';

const m2 = { formFactor: 'M.2-2280', nvme: true, pcieGen: 4 };
const sata = { formFactor: '2.5"', interface: 'SATA 6.0 Gb/s' };

const disk = { formFactor: '3.5"' };
const hanger: Facts<'case'> = { bays35: 6, roomTaken: [{ by: 'card', overMm: 160, of: 'bays35', leaves: 4 }] };
const cage: Facts<'case'> = { bays35: 2, roomTaken: [{ by: 'front radiator', of: 'bays35', leaves: 0 }] };
const small: Facts<'case'> = { bays35: 6, dimensions: [210, 250, 374] };

export const cases: RuleCases = {
  made: [
    ['none', { storage: m2, case: {} }],
    ['pass', { storage: [sata, times(2, { formFactor: '3.5"' })], case: { bays25: 0, bays35: 3 } }],
    ['warning', { storage: [sata, times(2, { formFactor: '3.5"' })], case: { bays25: 0, bays35: 2 } }],
    ['warning', { storage: { formFactor: '3.5"' }, case: { bays35: 0 } }],
    ['unknown', { storage: sata, case: { bays35: 2 } }],
    ['warning', { storage: times(6, disk), case: hanger, gpu: { lengthMm: 161 } }],
    ['pass', { storage: times(6, disk), case: hanger, gpu: { lengthMm: 160 } }],
    ['pass', { storage: times(4, disk), case: hanger, gpu: { lengthMm: 300 } }],
    ['unknown', { storage: times(6, disk), case: hanger, gpu: {} }],
    ['pass', { storage: times(4, disk), case: hanger, gpu: {} }],
    [
      'warning',
      {
        storage: disk,
        case: { bays35: 2, roomTaken: [{ by: 'supply', overMm: 180, of: 'bays35', leaves: 0 }] },
        psu: { lengthMm: 200 },
      },
    ],
    [
      'warning',
      {
        storage: disk,
        case: { ...cage, radiators: [{ position: 'front', sizesMm: [360] }] },
        cooling: { type: 'liquid', radiator: 360 },
      },
    ],
    [
      'pass',
      {
        storage: disk,
        case: { ...cage, radiators: [{ position: 'top', sizesMm: [360] }] },
        cooling: { type: 'liquid', radiator: 360 },
      },
    ],
    ['unknown', { storage: disk, case: cage, cooling: { type: 'liquid', radiator: 360 } }],
    ['pass', { storage: disk, case: cage, cooling: { type: 'air' } }],
    ['warning', { storage: times(4, disk), case: small, gpu: { lengthMm: 289 } }],
    ['pass', { storage: times(3, disk), case: small, gpu: { lengthMm: 289 } }],
    ['pass', { storage: times(6, disk), case: small, gpu: { lengthMm: 170 } }],
    ['pass', { storage: times(6, disk), case: { ...small, dimensions: [400, 250, 374] }, gpu: { lengthMm: 289 } }],
    ['unknown', { storage: times(4, disk), case: { bays35: 6 }, gpu: { lengthMm: 289 } }],
    ['unknown', { storage: times(4, disk), case: small, gpu: {} }],
  ],
  real: [
    ['pass', { storage: 'storage16', case: 'case12' }],
    ['warning', { storage: 'storage18', case: 'case2' }],
    ['unknown', { storage: 'storage18', case: 'elite-130' }],
  ],
};
