import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['warning', { cpu: { maxPowerW: 162 }, motherboard: { chipset: 'A620' } }],
    ['pass', { cpu: { maxPowerW: 150 }, motherboard: { chipset: 'A620' } }],
    ['pass', { cpu: { maxPowerW: 253 }, motherboard: { chipset: 'Z790' } }],
    ['warning', { cpu: { tdpW: 170 }, motherboard: { chipset: 'A620' } }],
    ['unknown', { cpu: { tdpW: 65 }, motherboard: { chipset: 'A620' } }],
    ['unknown', { cpu: { maxPowerW: 88 }, motherboard: {} }],
  ],
  real: [
    ['pass', { cpu: 'cpu5', motherboard: 'a620m-pro-rs' }],
    ['warning', { cpu: 'cpu12', motherboard: 'a620m-pro-rs' }],
    ['unknown', { cpu: 'threadripper-7960x', motherboard: 'trx50-sage' }],
  ],
};
