import { times, type RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { gpu: { slots: 2.5, bracketSlots: 2 }, case: { slots: 3 } }],
    ['warning', { gpu: { slots: 3.5, bracketSlots: 3 }, case: { slots: 3 } }],
    ['fail', { gpu: { bracketSlots: 3 }, case: { slots: 2 } }],
    ['fail', { gpu: times(2, { slots: 2, bracketSlots: 2 }), case: { slots: 3 } }],
    ['unknown', { gpu: { slots: 3.5 }, case: { slots: 3 } }],
  ],
  real: [
    ['pass', { gpu: 'gpu13', case: 'case12' }],
    ['fail', { gpu: 'gpu18', case: 'case3' }],
    ['warning', { gpu: 'gpu13', case: 'case3' }],
    ['unknown', { gpu: 'rx-5700-xt', case: 'case12' }],
  ],
};
