import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['note', { motherboard: { wifi: null } }],
    ['pass', { motherboard: { wifi: 'Wi-Fi 7' } }],
    ['pass', { motherboard: {}, networkCard: {} }],
    ['unknown', { motherboard: {} }],
  ],
  real: [
    ['pass', { motherboard: 'motherboard1' }],
    ['unknown', { motherboard: 'a320m-dvs' }],
  ],
};
