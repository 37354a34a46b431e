import { times, type RuleCases } from '../../../../checks/rule-cases';

const x16 = { length: 16, lanes: 16, gen: 4 };

export const cases: RuleCases = {
  made: [
    ['pass', { gpu: {}, motherboard: { pcie: [x16] } }],
    ['fail', { gpu: times(2, {}), motherboard: { pcie: [x16, { length: 4 }] } }],
    ['unknown', { gpu: times(2, {}), motherboard: { pcie: [x16, {}] } }],
    ['unknown', { gpu: {}, motherboard: {} }],
  ],
  real: [
    ['pass', { gpu: 'gpu4', motherboard: 'motherboard20' }],
    ['fail', { gpu: 'gpu1', motherboard: 'j3710-itx' }],
    ['unknown', { gpu: 'gpu1', motherboard: 'a320m-dvs' }],
  ],
};
