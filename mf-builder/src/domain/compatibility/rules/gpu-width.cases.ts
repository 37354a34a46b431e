import type { RuleCases } from '../../../../checks/rule-cases';

const none = { p6: 0, p8: 0, p16: 0 };

export const cases: RuleCases = {
  made: [
    ['pass', { gpu: { heightMm: 120, power: { ...none, p8: 1 } }, case: { gpuHeightMaxMm: 140 } }],
    ['warning', { gpu: { heightMm: 120, power: { ...none, p16: 1 } }, case: { gpuHeightMaxMm: 140 } }],
    ['warning', { gpu: { heightMm: 140, power: { ...none, p16: 1 } }, case: { coolerMaxMm: 170 } }],
    ['unknown', { gpu: { heightMm: 120, power: none }, case: { coolerMaxMm: 170 } }],
    ['pass', { gpu: { heightMm: 120, power: none }, case: { coolerMaxMm: 170, layout: 'standard' } }],
    ['warning', { gpu: { heightMm: 180, power: none }, case: { coolerMaxMm: 170, layout: 'standard' } }],
    ['unknown', { gpu: { heightMm: 180, power: none }, case: { coolerMaxMm: 70, layout: 'sandwich' } }],
    ['pass', { gpu: { heightMm: 120, power: none }, case: { gpuHeightMaxMm: 140, layout: 'sandwich' } }],
    ['unknown', { gpu: { heightMm: 120 }, case: { gpuHeightMaxMm: 140 } }],
  ],
  real: [
    ['pass', { gpu: 'gpu1', case: 'case2' }],
    ['warning', { gpu: 'gpu18', case: 'case8' }],
    ['unknown', { gpu: 'gpu10', case: 'elite-130' }],
  ],
};
