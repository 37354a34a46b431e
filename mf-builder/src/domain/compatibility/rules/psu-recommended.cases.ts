import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { gpu: { recommendedPsuW: 650 }, psu: { power: 650 } }],
    ['warning', { gpu: { recommendedPsuW: 650 }, psu: { power: 550 } }],
    ['unknown', { gpu: {}, psu: { power: 550 } }],
  ],
  real: [
    ['pass', { gpu: 'gpu3', psu: 'psu16' }],
    ['warning', { gpu: 'gpu3', psu: 'psu1' }],
    ['unknown', { gpu: 'rx-5700-xt', psu: 'psu10' }],
  ],
};
