import { times, type RuleCases } from '../../../../checks/rule-cases';

const cpu = { maxPowerW: 125, igpu: null };
const gpu = { tdpW: 200 };

export const cases: RuleCases = {
  made: [
    ['pass', { cpu, gpu, ups: { watts: 400 } }],
    ['note', { cpu, gpu, ups: { watts: 400, batteryWh: 100 } }],
    ['warning', { cpu, gpu, ups: { watts: 400 }, monitor: {} }],
    ['unknown', { cpu, gpu, ups: { watts: 440 }, monitor: {} }],
    ['pass', { cpu, gpu, ups: { watts: 460 }, monitor: times(2, { watts: 30 }) }],
    ['unknown', { cpu, gpu, ups: { va: 900 } }],
  ],
  real: [
    ['pass', { ups: 'ups2', cpu: 'cpu3', gpu: null }],
    ['warning', { ups: 'ups2', cpu: 'cpu3', gpu: 'gpu21' }],
    ['unknown', { ups: 'bx500', cpu: 'cpu3', gpu: null }],
  ],
};
