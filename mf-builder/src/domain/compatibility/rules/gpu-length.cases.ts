import type { RuleCases } from '../../../../checks/rule-cases';
import type { Facts } from '../types';

const front = [{ position: 'front', sizesMm: [240, 360] }];
const liquid = { type: 'liquid', radiator: 360 } as const;

const behind = {
  gpu: { lengthMm: 328 },
  case: { gpuMaxMm: 380, radiators: front },
  cooling: { ...liquid, thicknessMm: 27 },
};

const longSupply: Facts<'case'> = { roomTaken: [{ by: 'supply', overMm: 160, of: 'cardMm', leaves: 290 }] };

const withFan = { gpuMaxWithFanMm: 355, radiators: front };

export const cases: RuleCases = {
  made: [
    ['pass', { gpu: { lengthMm: 322 }, case: { gpuMaxMm: 322 } }],
    ['fail', { gpu: { lengthMm: 357 }, case: { gpuMaxMm: 322 }, cooling: liquid }],
    ['unknown', { gpu: {}, case: { gpuMaxMm: 322 } }],
    ['fail', { gpu: { lengthMm: 330 }, case: { gpuMaxMm: 380, radiators: front }, cooling: liquid }],
    ['unknown', { gpu: { lengthMm: 328 }, case: { gpuMaxMm: 380, radiators: front }, cooling: liquid }],
    [
      'pass',
      { gpu: { lengthMm: 328 }, case: { gpuMaxMm: 380, radiators: front }, cooling: { ...liquid, thicknessMm: 27 } },
    ],
    [
      'pass',
      {
        gpu: { lengthMm: 380 },
        case: { gpuMaxMm: 380, radiators: [...front, { position: 'top', sizesMm: [360] }] },
        cooling: liquid,
      },
    ],
    [
      'unknown',
      { gpu: { lengthMm: 380 }, case: { gpuMaxMm: 380, radiators: [...front, { position: 'top' }] }, cooling: liquid },
    ],
    ['unknown', { gpu: { lengthMm: 300 }, case: { gpuMaxMm: 380 }, cooling: liquid }],
    ['pass', { ...behind, gpu: { lengthMm: 328 }, case: { ...withFan, gpuMaxMm: 355 } }],
    ['fail', { ...behind, gpu: { lengthMm: 329 }, case: { ...withFan, gpuMaxMm: 355 } }],
    ['pass', { gpu: { lengthMm: 355 }, case: { ...withFan, gpuMaxMm: 355 } }],
    ['warning', { ...behind, case: { ...withFan, gpuMaxMm: 355 }, caseFan: { sizeMm: 120, thicknessMm: 30 } }],
    ['warning', { ...behind, caseFan: { sizeMm: 120, thicknessMm: 30 } }],
    ['pass', { ...behind, caseFan: { sizeMm: 120, thicknessMm: 15 } }],
    ['pass', { ...behind, caseFan: { sizeMm: 140, thicknessMm: 30 } }],
    ['unknown', { ...behind, caseFan: { sizeMm: 120 } }],
    ['unknown', { ...behind, caseFan: { thicknessMm: 30 } }],
    ['pass', { gpu: { lengthMm: 322 }, case: { gpuMaxMm: 322 }, caseFan: {} }],
    ['fail', { gpu: { lengthMm: 300 }, case: { ...longSupply, gpuMaxMm: 322 }, psu: { lengthMm: 180 } }],
    ['pass', { gpu: { lengthMm: 300 }, case: { ...longSupply, gpuMaxMm: 322 }, psu: { lengthMm: 160 } }],
    ['unknown', { gpu: { lengthMm: 300 }, case: { ...longSupply, gpuMaxMm: 322 }, psu: {} }],
    ['pass', { gpu: { lengthMm: 290 }, case: { ...longSupply, gpuMaxMm: 322 }, psu: {} }],
  ],
  real: [
    ['pass', { gpu: 'gpu24', case: 'case11' }],
    ['fail', { gpu: 'gpu20', case: 'case17' }],
    ['pass', { gpu: 'gpu16', case: 'case17', cooling: 'cooling18' }],
    ['pass', { gpu: 'gpu19', case: 'case17', cooling: 'cooling18' }],
    ['warning', { gpu: 'gpu17', case: 'case11', cooling: 'cooling18', caseFan: 'fhs-120x' }],
    ['unknown', { gpu: 'gpu6', case: 'elite-130' }],
  ],
};
