import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { motherboard: {}, case: { frontUsb: [{ kind: 'USB-A', count: 2 }] } }],
    ['warning', { motherboard: { frontUsbC: false }, case: { frontUsb: [{ kind: 'USB-C', count: 1 }] } }],
    ['unknown', { motherboard: {}, case: { frontUsb: [{ kind: 'USB-C', count: 1 }] } }],
  ],
  real: [
    ['pass', { case: 'case10', motherboard: 'motherboard15' }],
    ['warning', { case: 'case10', motherboard: 'motherboard4' }],
    ['unknown', { case: 'case10', motherboard: 'motherboard3' }],
  ],
};
