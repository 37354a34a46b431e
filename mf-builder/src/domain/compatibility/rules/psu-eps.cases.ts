import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { motherboard: { cpuPower: ['8-pin', '4-pin'] }, psu: { eps8: 2 } }],
    ['warning', { motherboard: { cpuPower: ['8-pin', '4-pin'] }, psu: { eps8: 1 } }],
    ['fail', { motherboard: { cpuPower: ['8-pin'] }, psu: { eps8: 0 } }],
    ['unknown', { motherboard: {}, psu: { eps8: 2 } }],
    ['warning', { motherboard: { cpuPower: ['8-pin'] }, psu: { eps8: 0, cpu4: 1 } }],
    ['pass', { motherboard: { cpuPower: ['4-pin'] }, psu: { eps8: 0, cpu4: 1 } }],
    ['pass', { motherboard: { cpuPower: ['4-pin'] }, psu: { eps8: 1 } }],
    ['pass', { motherboard: { cpuPower: ['4-pin', '8-pin'] }, psu: { eps8: 1, cpu4: 1 } }],
    ['warning', { motherboard: { cpuPower: ['8-pin', '8-pin'] }, psu: { eps8: 1, cpu4: 1 } }],
  ],
  real: [
    ['pass', { motherboard: 'motherboard8', psu: 'psu4' }],
    ['fail', { motherboard: 'motherboard8', psu: 'booster-x5' }],
    ['warning', { motherboard: 'motherboard18', psu: 'psu1' }],
    ['unknown', { motherboard: 'a320m-dvs', psu: 'psu1' }],
  ],
};
