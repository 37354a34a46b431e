import { times, type RuleCases } from '../../../../checks/rule-cases';

const liquid = { type: 'liquid', radiator: 360 } as const;

export const cases: RuleCases = {
  made: [
    ['none', { motherboard: { fanHeaders: 2 } }],
    ['pass', { motherboard: { fanHeaders: 4 }, case: { fansIncluded: 2 }, caseFan: { qty: 1 }, cooling: liquid }],
    ['note', { motherboard: { fanHeaders: 2 }, case: { fansIncluded: 2 }, caseFan: { qty: 1 }, cooling: liquid }],
    ['warning', { motherboard: { fanHeaders: 1 }, case: { fansIncluded: 2 }, caseFan: { qty: 1 }, cooling: liquid }],
    ['pass', { motherboard: { fanHeaders: 3 }, caseFan: { qty: 3 } }],
    ['note', { motherboard: { fanHeaders: 2 }, caseFan: times(4, { qty: 1 }) }],
    ['warning', { motherboard: { fanHeaders: 2 }, caseFan: times(5, { qty: 1 }) }],
    ['warning', { motherboard: { fanHeaders: 0 }, caseFan: { qty: 1 } }],
    ['pass', { motherboard: { fanHeaders: 1 }, caseFan: { qty: 3, chain: true } }],
    ['note', { motherboard: { fanHeaders: 1 }, caseFan: times(2, { qty: 3, chain: true }) }],
    ['warning', { motherboard: { fanHeaders: 1 }, caseFan: { qty: 3, chain: false } }],
    ['unknown', { motherboard: { fanHeaders: 1 }, caseFan: { qty: 3 } }],
    // However they are wired: at most one Y-cable.
    ['note', { motherboard: { fanHeaders: 2 }, caseFan: { qty: 3 } }],
    ['warning', { motherboard: { fanHeaders: 1 }, caseFan: times(3, { qty: 3 }) }],
    ['unknown', { motherboard: { fanHeaders: 3 }, case: {}, caseFan: { qty: 4 } }],
  ],
  real: [
    ['pass', { caseFan: 'caseFan10', motherboard: 'motherboard11' }],
    ['warning', { caseFan: Array<string>(9).fill('caseFan14'), motherboard: 'motherboard11' }],
    ['unknown', { caseFan: 'nf-s12a', motherboard: 'motherboard11' }],
  ],
};
