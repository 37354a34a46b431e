import { times, type RuleCases } from '../../../../checks/rule-cases';

const eights = { tdpW: 304, power: { p6: 0, p8: 2, p16: 0 } };
const sixteen = { tdpW: 360, power: { p6: 0, p8: 0, p16: 1 } };

export const cases: RuleCases = {
  made: [
    ['none', { gpu: { ...eights, tdpW: 299 }, psu: { pcie8Cables: 1 } }],
    ['none', { gpu: { tdpW: 300, power: { p6: 0, p8: 1, p16: 0 } }, psu: { pcie8Cables: 1 } }],
    ['none', { gpu: eights }],
    ['pass', { gpu: eights, psu: { pcie8: 4, pcie8Cables: 2 } }],
    ['warning', { gpu: { ...eights, tdpW: 300 }, psu: { pcie8: 2, pcie8Cables: 1 } }],
    // A cable has two ends at most: of three plugs two are on different cables.
    ['pass', { gpu: eights, psu: { pcie8: 3 } }],
    ['unknown', { gpu: eights, psu: { pcie8: 2 } }],
    ['unknown', { gpu: eights, psu: {} }],
    ['unknown', { gpu: { power: eights.power }, psu: { pcie8Cables: 1 } }],
    ['unknown', { gpu: { tdpW: 304 }, psu: { pcie8Cables: 1 } }],
    ['pass', { gpu: sixteen, psu: { pcie16: 1 } }],
    // An adapter for 360 W has three plugs.
    ['warning', { gpu: sixteen, psu: { pcie16: 0, pcie8Cables: 2 } }],
    ['pass', { gpu: sixteen, psu: { pcie16: 0, pcie8Cables: 3 } }],
    ['unknown', { gpu: sixteen, psu: { pcie8Cables: 2 } }],
    ['warning', { gpu: times(2, eights), psu: { pcie8Cables: 3 } }],
    ['pass', { gpu: times(2, eights), psu: times(2, { pcie8Cables: 2 }) }],
  ],
  real: [
    ['pass', { gpu: 'gpu16', psu: 'psu12' }],
    ['warning', { gpu: 'gpu16', psu: 'psu2' }],
    ['unknown', { gpu: 'gpu16', psu: 'psu4' }],
  ],
};
