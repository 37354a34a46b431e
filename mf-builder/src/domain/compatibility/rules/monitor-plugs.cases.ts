import { times, type RuleCases } from '../../../../checks/rule-cases';

const hdmi = { inputs: [{ kind: 'HDMI' }] };
const both = { inputs: [{ kind: 'HDMI' }, { kind: 'DisplayPort' }] };
const card = {
  ports: [
    { kind: 'HDMI', count: 1 },
    { kind: 'DP', count: 2 },
  ],
};
const cpu = { igpu: 'Graphics' };
const board = { displayOutputs: ['HDMI 2.1', 'DP 1.4'] };

export const cases: RuleCases = {
  made: [
    ['none', { monitor: hdmi, gpu: card }],
    ['none', { monitor: times(2, hdmi) }],
    ['pass', { monitor: times(3, both), gpu: card }],
    // The one on HDMI leaves the other two to DisplayPort.
    ['pass', { monitor: [hdmi, times(2, both)], gpu: card }],
    // Whether the board helps is not settled yet.
    ['none', { monitor: times(2, hdmi), gpu: card }],
    ['note', { monitor: times(2, hdmi), gpu: card, cpu, motherboard: board }],
    ['warning', { monitor: times(3, hdmi), gpu: card, cpu, motherboard: board }],
    ['warning', { monitor: times(2, hdmi), gpu: card, cpu: { igpu: null }, motherboard: board }],
    ['pass', { monitor: times(2, both), gpu: null, cpu, motherboard: board }],
    ['warning', { monitor: times(3, both), gpu: null, cpu, motherboard: board }],
    ['none', { monitor: times(2, both), gpu: null, cpu: { igpu: null }, motherboard: {} }],
    // A screen that shares no kind of plug needs an adapter, which is said elsewhere.
    ['pass', { monitor: [hdmi, { inputs: [{ kind: 'DVI' }] }], gpu: card, cpu, motherboard: board }],
    ['unknown', { monitor: [hdmi, {}], gpu: card }],
    ['unknown', { monitor: times(2, hdmi), gpu: {} }],
    ['unknown', { monitor: times(2, hdmi), gpu: card, cpu: {}, motherboard: board }],
    ['unknown', { monitor: times(2, hdmi), gpu: card, cpu, motherboard: {} }],
  ],
  real: [
    ['pass', { monitor: ['monitor25', 'monitor25'], gpu: 'gpu4' }],
    ['warning', { monitor: Array<string>(7).fill('monitor1'), gpu: 'gpu4', cpu: 'cpu1', motherboard: 'motherboard1' }],
    ['unknown', { monitor: ['monitor1', 'monitor1'], gpu: 'gt-1030' }],
  ],
};
