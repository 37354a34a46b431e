import type { RuleCases } from '../../../../checks/rule-cases';

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
  ],
  real: [
    ['pass', { psu: 'psu6', case: 'case17' }],
    ['fail', { psu: 'psu15', case: 'case3' }],
    ['unknown', { psu: 'psu11', case: 'case10' }],
    ['pass', { psu: 'psu6', case: 'case10' }],
  ],
};
