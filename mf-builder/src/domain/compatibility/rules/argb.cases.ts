import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { motherboard: { argbHeaders: 2 }, caseFan: { led: 'ARGB', qty: 1 }, cooling: { rgb: 'ARGB' } }],
    ['warning', { motherboard: { argbHeaders: 9, rgbHeaders: 0 }, caseFan: { led: 'RGB', qty: 1 } }],
    ['pass', { motherboard: {}, caseFan: { led: 'fixed' }, cooling: { rgb: 'none' } }],
    ['pass', { motherboard: { argbHeaders: 1 }, caseFan: { led: 'ARGB', qty: 3, chain: true } }],
    ['warning', { motherboard: { argbHeaders: 1 }, caseFan: { led: 'ARGB', qty: 3, chain: false } }],
    ['unknown', { motherboard: { argbHeaders: 1 }, caseFan: { led: 'ARGB', qty: 3 } }],
    ['none', { motherboard: { argbHeaders: 0 }, caseFan: { led: 'ARGB', qty: 3, hub: 'SATA' } }],
    [
      'pass',
      { motherboard: { argbHeaders: 0 }, caseFan: { qty: 3, connector: 'iCUE LINK' }, cooling: { rgb: 'none' } },
    ],
    ['unknown', { motherboard: { argbHeaders: 0 }, caseFan: { led: 'ARGB', qty: 1 }, cooling: {} }],
  ],
  real: [
    ['pass', { caseFan: 'caseFan9', motherboard: 'motherboard12' }],
    ['warning', { caseFan: Array<string>(5).fill('caseFan9'), motherboard: 'motherboard12' }],
    ['unknown', { caseFan: 'caseFan8', motherboard: 'motherboard9' }],
  ],
};
