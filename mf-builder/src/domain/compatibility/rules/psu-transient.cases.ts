import type { RuleCases } from '../../../../checks/rule-cases';

const cpu = { maxPowerW: 125, igpu: null };
const gpu = { tdpW: 200 };
const old = { power: 450, atxVersion: '2.4' };

export const cases: RuleCases = {
  made: [
    ['pass', { cpu: {}, gpu: {}, psu: { atxVersion: 'ATX 3.0' } }],
    ['warning', { cpu, gpu, psu: old }],
    ['pass', { cpu, gpu, psu: { ...old, power: 500 } }],
    ['unknown', { cpu, gpu, psu: { power: 700 } }],
    ['pass', { cpu, gpu, psu: { power: 750 } }],
    ['unknown', { cpu: { tdpW: 125 }, gpu, psu: { power: 1000 } }],
    ['none', { cpu, gpu: null, psu: old }],
  ],
  real: [
    ['pass', { cpu: 'cpu17', gpu: 'gpu20', psu: 'psu14' }],
    ['warning', { cpu: 'cpu17', gpu: 'gpu12', psu: 'rm550x-2018' }],
    ['unknown', { cpu: 'cpu17', gpu: 'gpu12', psu: 'psu17' }],
  ],
};
