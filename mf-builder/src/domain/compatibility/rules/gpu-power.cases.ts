import type { RuleCases } from '../../../../checks/rule-cases';

const none = { p6: 0, p8: 0, p16: 0 };

export const cases: RuleCases = {
  made: [
    ['pass', { gpu: { power: none, tdpW: 75 }, psu: {} }],
    ['unknown', { gpu: { power: none, tdpW: 76 }, psu: {} }],
    ['unknown', { gpu: { power: none }, psu: {} }],
    ['pass', { gpu: { power: { p6: 1, p8: 1, p16: 0 } }, psu: { pcie8: 2 } }],
    ['fail', { gpu: [{ power: { p6: 1, p8: 2, p16: 0 } }, {}], psu: { pcie8: 2 } }],
    ['unknown', { gpu: { power: { ...none, p8: 1 } }, psu: {} }],
    ['pass', { gpu: { power: { ...none, p16: 1 }, tdpW: 575 }, psu: { pcie16: 1, pcie16W: [600] } }],
    ['fail', { gpu: { power: { ...none, p16: 1 }, tdpW: 575 }, psu: { pcie16: 1, pcie16W: [450], pcie8: 6 } }],
    ['unknown', { gpu: { power: { ...none, p16: 1 }, tdpW: 360 }, psu: { pcie16: 1 } }],
    ['pass', { gpu: { power: { ...none, p16: 1 }, tdpW: 300 }, psu: { pcie16: 1 } }],
    ['warning', { gpu: { power: { ...none, p16: 1 }, tdpW: 360 }, psu: { pcie16: 0, pcie8: 3 } }],
    ['fail', { gpu: { power: { ...none, p16: 1 }, tdpW: 360 }, psu: { pcie16: 0, pcie8: 2 } }],
    ['fail', { gpu: { power: { ...none, p16: 1 } }, psu: { pcie16: 0, pcie8: 1 } }],
    ['unknown', { gpu: { power: { ...none, p16: 1 }, tdpW: 360 }, psu: { pcie8: 1 } }],
  ],
  real: [
    ['pass', { gpu: 'gpu3', psu: 'psu6' }],
    ['fail', { gpu: 'gpu20', psu: 'psu2' }],
    ['warning', { gpu: 'gpu14', psu: 'psu3' }],
    ['unknown', { gpu: 'gpu3', psu: 'psu18' }],
  ],
};
