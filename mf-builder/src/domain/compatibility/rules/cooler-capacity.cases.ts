import type { RuleCases } from '../../../../checks/rule-cases';

const liquid = { type: 'liquid', radiator: 360 } as const;
const air = { type: 'air' } as const;

export const cases: RuleCases = {
  made: [
    ['pass', { cpu: { maxPowerW: 230 }, cooling: { tdp: 240, tdpBasis: 'maker' } }],
    ['warning', { cpu: { maxPowerW: 253 }, cooling: { tdp: 240, tdpBasis: 'maker' } }],
    ['warning', { cpu: { maxPowerW: 253 }, cooling: { type: 'liquid', radiator: 240 } }],
    ['note', { cpu: { maxPowerW: 253 }, cooling: liquid }],
    ['unknown', { cpu: { tdpW: 125 }, cooling: { tdp: 240, tdpBasis: 'maker' } }],
    ['unknown', { cpu: { maxPowerW: 88 }, cooling: { ...air, tdp: 240 } }],
    ['note', { cpu: { maxPowerW: 264 }, cooling: liquid }],
    ['unknown', { cpu: { maxPowerW: 265 }, cooling: liquid }],
    ['unknown', { cpu: { tdpW: 65 }, cooling: liquid }],
    ['note', { cpu: { maxPowerW: 162 }, cooling: { ...air, nspr: 162, heightMm: 158 } }],
    ['unknown', { cpu: { maxPowerW: 163 }, cooling: { ...air, nspr: 162, heightMm: 158 } }],
    ['unknown', { cpu: { tdpW: 65 }, cooling: { ...air, nspr: 162, heightMm: 158 } }],
    ['warning', { cpu: { maxPowerW: 91 }, cooling: { ...air, heightMm: 37 } }],
    ['unknown', { cpu: { maxPowerW: 90 }, cooling: { ...air, heightMm: 37 } }],
    ['warning', { cpu: { maxPowerW: 106 }, cooling: { ...air, heightMm: 47, nspr: 80 } }],
    ['unknown', { cpu: { maxPowerW: 105 }, cooling: { ...air, heightMm: 47 } }],
    ['unknown', { cpu: { maxPowerW: 200 }, cooling: { ...air, heightMm: 50 } }],
    ['pass', { cpu: { coolerIncluded: true }, cooling: null }],
    ['none', { cpu: { coolerIncluded: false }, cooling: null }],
  ],
  real: [
    ['pass', { cooling: 'cooling8', cpu: 'cpu17' }],
    ['warning', { cooling: 'cooling9', cpu: 'cpu17' }],
    ['unknown', { cooling: 'hyper-212', cpu: 'cpu3' }],
  ],
};
