import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['none', { cpu: { coolerIncluded: false } }],
    ['fail', { cpu: { coolerIncluded: false }, cooling: null }],
    ['pass', { cpu: { coolerIncluded: true }, cooling: null }],
    ['pass', { cpu: {}, cooling: {} }],
    ['unknown', { cpu: {}, cooling: null }],
  ],
  real: [
    ['pass', { cooling: null, cpu: 'cpu1' }],
    ['fail', { cooling: null, cpu: 'cpu19' }],
    ['unknown', { cooling: null, cpu: 'core-13100' }],
  ],
};
