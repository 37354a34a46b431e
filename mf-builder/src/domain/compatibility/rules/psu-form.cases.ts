import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { psu: { formFactor: 'SFX-L' }, case: { psuFormFactors: ['SFX L'] } }],
    ['pass', { psu: { formFactor: 'SFX-L' }, case: { psuFormFactors: ['SFX'] } }],
    ['pass', { psu: { formFactor: 'SFX' }, case: { psuFormFactors: ['SFX-L'] } }],
    ['warning', { psu: { formFactor: 'SFX' }, case: { psuFormFactors: ['ATX'] } }],
    ['warning', { psu: { formFactor: 'SFX-L' }, case: { psuFormFactors: ['ATX'] } }],
    ['fail', { psu: { formFactor: 'ATX' }, case: { psuFormFactors: ['SFX'] } }],
    ['unknown', { psu: {}, case: { psuFormFactors: ['SFX'] } }],
    ['pass', { psu: { formFactor: '1U Flex' }, case: { psuFormFactors: ['Flex ATX'] } }],
    ['pass', { psu: { formFactor: 'FlexATX' }, case: { psuFormFactors: ['1U Flex ATX'] } }],
    ['fail', { psu: { formFactor: 'TFX' }, case: { psuFormFactors: ['1U Flex'] } }],
    ['unknown', { psu: { formFactor: 'PS/2' }, case: { psuFormFactors: ['ATX'] } }],
  ],
  real: [
    ['pass', { psu: 'psu15', case: 'case11' }],
    ['fail', { psu: 'psu15', case: 'case2' }],
    ['warning', { psu: 'psu19', case: 'case11' }],
    ['unknown', { psu: 'psu15', case: 'meshify-c' }],
  ],
};
