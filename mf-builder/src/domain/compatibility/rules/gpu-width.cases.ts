import type { RuleCases } from '../../../../checks/rule-cases';

const none = { p6: 0, p8: 0, p16: 0 };
const p16 = { ...none, p16: 1 };

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
    ['note', { gpu: { heightMm: 126, power: p16 }, case: { gpuHeightMaxMm: 145, layout: 'sandwich' } }],
    ['pass', { gpu: { heightMm: 110, power: p16 }, case: { gpuHeightMaxMm: 145, layout: 'sandwich' } }],
    ['warning', { gpu: { heightMm: 146, power: p16 }, case: { gpuHeightMaxMm: 145, layout: 'sandwich' } }],
    ['note', { gpu: { heightMm: 126, power: p16 }, case: { gpuHeightMaxMm: 156, gpuHeightWithPlug: true } }],
    ['warning', { gpu: { heightMm: 126, power: p16 }, case: { gpuHeightMaxMm: 156 } }],
    ['pass', { gpu: { heightMm: 126, power: p16 }, case: { gpuHeightMaxMm: 156 }, psu: { pcie16Angled: true } }],
    ['warning', { gpu: { heightMm: 126, power: p16 }, case: { gpuHeightMaxMm: 156 }, psu: {} }],
  ],
  real: [
    ['pass', { gpu: 'gpu1', case: 'case2' }],
    ['pass', { gpu: 'gpu14', case: 'case2' }],
    ['pass', { gpu: 'gpu14', case: 'case1' }],
    ['pass', { gpu: 'gpu14', case: 'formd-t1' }],
    ['pass', { gpu: 'gpu14', case: 'a4-h2o' }],
    ['warning', { gpu: 'gpu18', case: 'case8' }],
    ['unknown', { gpu: 'gpu10', case: 'elite-130' }],
  ],
};
