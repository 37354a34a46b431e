import type { RuleCases } from '../../../../checks/rule-cases';
import type { Facts } from '../types';

const beside: Facts<'case'> = {
  psuMaxMm: 180,
  roomTaken: [{ by: 'card', overMm: 170, of: 'supplyMm', leaves: 160 }],
};

export const cases: RuleCases = {
  made: [
    ['pass', { psu: { lengthMm: 160 }, case: { psuMaxMm: 160 } }],
    ['fail', { psu: { lengthMm: 180 }, case: { psuMaxMm: 160 } }],
    ['unknown', { psu: { lengthMm: 180 }, case: {} }],
    ['pass', { psu: { lengthMm: 140, formFactor: 'ATX' }, case: { psuFormFactors: ['SFX', 'atx'] } }],
    ['unknown', { psu: { lengthMm: 141, formFactor: 'ATX' }, case: { psuFormFactors: ['ATX'] } }],
    ['fail', { psu: { lengthMm: 140, formFactor: 'ATX' }, case: { psuFormFactors: ['ATX'], psuMaxMm: 130 } }],
    ['pass', { psu: { lengthMm: 130, formFactor: 'SFX-L' }, case: { psuFormFactors: ['SFX-L'] } }],
    ['pass', { psu: { lengthMm: 100, formFactor: 'SFX' }, case: { psuFormFactors: ['SFX'] } }],
    ['unknown', { psu: { lengthMm: 130, formFactor: 'SFX-L' }, case: { psuFormFactors: ['SFX'] } }],
    // A bracket shifts a supply, so a mount of another form promises nothing.
    ['unknown', { psu: { lengthMm: 100, formFactor: 'SFX' }, case: { psuFormFactors: ['ATX'] } }],
    ['unknown', { psu: { lengthMm: 100, formFactor: 'TFX' }, case: { psuFormFactors: ['TFX'] } }],
    ['unknown', { psu: { formFactor: 'ATX' }, case: { psuFormFactors: ['ATX'] } }],
    ['fail', { psu: { lengthMm: 170 }, case: beside, gpu: { lengthMm: 171 } }],
    ['pass', { psu: { lengthMm: 160 }, case: beside, gpu: { lengthMm: 171 } }],
    ['pass', { psu: { lengthMm: 170 }, case: beside, gpu: { lengthMm: 170 } }],
    ['unknown', { psu: { lengthMm: 170 }, case: beside, gpu: {} }],
    ['pass', { psu: { lengthMm: 160 }, case: beside, gpu: {} }],
  ],
  real: [
    ['pass', { psu: 'psu6', case: 'case17' }],
    ['fail', { psu: 'psu15', case: 'case3' }],
    ['unknown', { psu: 'psu11', case: 'case10' }],
    ['pass', { psu: 'psu6', case: 'case10' }],
  ],
};
