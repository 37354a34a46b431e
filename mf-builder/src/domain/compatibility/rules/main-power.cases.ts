import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { motherboard: {}, psu: {} }],
    ['pass', { motherboard: { mainPower: '20-pin' }, psu: {} }],
    ['pass', { motherboard: { mainPower: '10-pin' }, psu: { mainPower: '10-pin' } }],
    ['fail', { motherboard: { mainPower: '10-pin' }, psu: {} }],
    ['fail', { motherboard: {}, psu: { mainPower: '10-pin' } }],
    ['fail', { motherboard: { mainPower: '20-pin' }, psu: { mainPower: '10-pin' } }],
  ],
  real: [
    ['pass', { motherboard: 'motherboard10', psu: 'psu6' }],
    ['fail', { motherboard: 'phantom-4sr', psu: 'psu6' }],
  ],
};
