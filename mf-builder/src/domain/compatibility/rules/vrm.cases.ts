import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['warning', { cpu: { maxPowerW: 162 }, motherboard: { chipset: 'A620' } }],
    ['pass', { cpu: { maxPowerW: 150 }, motherboard: { chipset: 'A620' } }],
    ['pass', { cpu: { maxPowerW: 253 }, motherboard: { chipset: 'Z790' } }],
    ['warning', { cpu: { tdpW: 170 }, motherboard: { chipset: 'A620' } }],
    ['unknown', { cpu: { tdpW: 65 }, motherboard: { chipset: 'A620' } }],
    ['unknown', { cpu: { maxPowerW: 88 }, motherboard: {} }],
    ['pass', { cpu: { maxPowerW: 162, tdpW: 120 }, motherboard: { chipset: 'A620', cpuTdpMaxW: 120 } }],
    ['warning', { cpu: { maxPowerW: 230, tdpW: 170 }, motherboard: { chipset: 'A620', cpuTdpMaxW: 120 } }],
    ['warning', { cpu: { maxPowerW: 162 }, motherboard: { chipset: 'A620', cpuTdpMaxW: 120 } }],
  ],
  real: [
    ['pass', { cpu: 'cpu5', motherboard: 'a620m-pro-rs' }],
    ['pass', { cpu: 'cpu10', motherboard: 'motherboard21' }],
    ['warning', { cpu: 'cpu12', motherboard: 'a620m-pro-rs' }],
    ['unknown', { cpu: 'threadripper-7960x', motherboard: 'trx50-sage' }],
  ],
};
