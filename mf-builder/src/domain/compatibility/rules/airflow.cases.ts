import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['none', { case: { fansIncluded: 0 } }],
    ['warning', { case: { fansIncluded: 0 }, cooling: { type: 'air' } }],
    ['warning', { case: { fansIncluded: 0 }, cooling: null }],
    ['pass', { case: { fansIncluded: 0 }, cooling: { type: 'liquid' } }],
    ['pass', { case: {}, caseFan: {} }],
    ['pass', { case: { fansIncluded: 1 }, cooling: null }],
    ['unknown', { case: {}, cooling: { type: 'air' } }],
    ['unknown', { case: { fansIncluded: 0 }, cooling: {} }],
  ],
  real: [
    ['pass', { case: 'case19', caseFan: 'caseFan7' }],
    ['warning', { case: 'case19', cooling: null }],
    ['unknown', { case: 'elite-130', cooling: null }],
  ],
};
