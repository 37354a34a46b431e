import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['none', { cpu: { igpu: null } }],
    ['fail', { cpu: { igpu: null }, gpu: null }],
    ['pass', { cpu: { igpu: 'UHD 770' }, gpu: null }],
    ['unknown', { cpu: {}, gpu: null }],
    ['pass', { cpu: {}, gpu: {} }],
  ],
  real: [
    ['pass', { cpu: 'cpu3', gpu: null }],
    ['fail', { cpu: 'cpu4', gpu: null }],
    ['unknown', { cpu: 'core-13100', gpu: null }],
  ],
};
