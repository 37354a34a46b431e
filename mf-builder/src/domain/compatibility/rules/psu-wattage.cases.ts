import { times, type RuleCases } from '../../../../checks/rule-cases';

const cpu = { maxPowerW: 125, igpu: null };
const gpu = { tdpW: 200 };

export const cases: RuleCases = {
  made: [
    ['none', { cpu, psu: { power: 100 } }],
    ['fail', { cpu, gpu, psu: { power: 399 } }],
    ['warning', { cpu, gpu, psu: { power: 400 } }],
    ['warning', { cpu, gpu, psu: { power: 479 } }],
    ['pass', { cpu, gpu, psu: { power: 480 } }],
    ['pass', { cpu, gpu: null, psu: { power: 240 } }],
    ['fail', { cpu, gpu: [gpu, {}], psu: { power: 399 } }],
    ['unknown', { cpu, gpu: [gpu, {}], psu: { power: 400 } }],
    ['fail', { cpu: { tdpW: 125 }, gpu, psu: { power: 399 } }],
    ['warning', { cpu: { tdpW: 125 }, gpu, psu: { power: 400 } }],
    ['unknown', { cpu: { tdpW: 125 }, gpu, psu: { power: 1000 } }],
    ['fail', { cpu, gpu: times(2, gpu), psu: { power: 599 } }],
  ],
  real: [
    ['pass', { cpu: 'cpu5', gpu: 'gpu9', psu: 'psu5' }],
    ['fail', { cpu: 'cpu19', gpu: 'gpu10', psu: 'psu1' }],
    ['warning', { cpu: 'cpu19', gpu: 'gpu10', psu: 'psu2' }],
    ['unknown', { cpu: 'threadripper-7960x', gpu: 'gpu1', psu: 'psu15' }],
  ],
};
