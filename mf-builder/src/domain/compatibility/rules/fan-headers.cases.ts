import { times, type RuleCases } from '../../../../checks/rule-cases';

const liquid = { type: 'liquid', radiator: 360 } as const;
const fan = { qty: 1, currentA: 0.2 };
const strong = { qty: 1, currentA: 0.6 };
const splitter = { kind: 'Fan splitter', ways: 2 };

export const cases: RuleCases = {
  made: [
    ['none', { motherboard: { fanHeaders: 2 } }],
    ['pass', { motherboard: { fanHeaders: 4 }, case: { fansIncluded: 2 }, caseFan: { qty: 1 }, cooling: liquid }],
    ['warning', { motherboard: { fanHeaders: 3 }, case: { fansIncluded: 2 }, caseFan: fan, cooling: liquid }],
    ['pass', { motherboard: { fanHeaders: 3 }, caseFan: { qty: 3 } }],
    ['warning', { motherboard: { fanHeaders: 2 }, caseFan: times(4, fan) }],
    ['warning', { motherboard: { fanHeaders: 2 }, caseFan: times(5, fan) }],
    ['warning', { motherboard: { fanHeaders: 0 }, caseFan: fan }],
    ['pass', { motherboard: { fanHeaders: 1 }, caseFan: { qty: 3, chain: true } }],
    ['warning', { motherboard: { fanHeaders: 1 }, caseFan: { ...fan, qty: 3, chain: false } }],
    ['unknown', { motherboard: { fanHeaders: 1 }, caseFan: { ...fan, qty: 3 } }],
    ['unknown', { motherboard: { fanHeaders: 3 }, case: {}, caseFan: { qty: 4 } }],
    // Fans with a hub of their own take no header.
    ['none', { motherboard: { fanHeaders: 0 }, caseFan: { qty: 3, hub: 'SATA' } }],
    ['none', { motherboard: { fanHeaders: 0 }, caseFan: { qty: 3, connector: 'iCUE LINK' } }],
    ['pass', { motherboard: { fanHeaders: 1 }, caseFan: [{ qty: 3, hub: 'PCIe', currentA: 3 }, fan] }],
    ['warning', { motherboard: { fanHeaders: 0 }, caseFan: { ...fan, connector: 'Molex' } }],
    // Splitters and hubs.
    ['note', { motherboard: { fanHeaders: 2 }, caseFan: times(4, fan), cables: times(2, splitter) }],
    ['note', { motherboard: { fanHeaders: 2 }, caseFan: times(4, fan), cables: { ...splitter, packOf: 2 } }],
    ['note', { motherboard: { fanHeaders: 2 }, caseFan: times(4, fan), cables: { kind: 'Fan splitter', ways: 3 } }],
    ['warning', { motherboard: { fanHeaders: 2 }, caseFan: times(4, fan), cables: splitter }],
    ['warning', { motherboard: { fanHeaders: 2 }, caseFan: times(5, fan), cables: times(3, splitter) }],
    ['warning', { motherboard: { fanHeaders: 2 }, caseFan: times(4, fan), cables: { kind: 'SATA' } }],
    ['note', { motherboard: { fanHeaders: 2 }, case: { fansIncluded: 2, fanHub: 4 }, caseFan: times(2, fan) }],
    ['warning', { motherboard: { fanHeaders: 2 }, case: { fansIncluded: 2, fanHub: 0 }, caseFan: times(2, fan) }],
    // Currents.
    ['warning', { motherboard: { fanHeaders: 2 }, caseFan: times(4, { qty: 1 }) }],
    ['fail', { motherboard: { fanHeaders: 2 }, caseFan: times(4, strong) }],
    ['fail', { motherboard: { fanHeaders: 2 }, caseFan: times(3, strong) }],
    ['fail', { motherboard: { fanHeaders: 2 }, caseFan: times(4, strong), cables: times(2, splitter) }],
    ['warning', { motherboard: { fanHeaders: 2, fanHeaderA: 2 }, caseFan: times(4, strong) }],
    ['pass', { motherboard: { fanHeaders: 4 }, caseFan: times(4, strong) }],
    ['note', { motherboard: { fanHeaders: 2 }, case: { fansIncluded: 0, fanHub: 4 }, caseFan: times(4, strong) }],
    ['fail', { motherboard: { fanHeaders: 1 }, caseFan: times(2, { qty: 3, chain: true, currentA: 0.4 }) }],
    ['fail', { motherboard: { fanHeaders: 2 }, caseFan: [times(3, strong), { qty: 1 }] }],
  ],
  real: [
    ['pass', { caseFan: 'caseFan10', motherboard: 'motherboard11' }],
    ['fail', { caseFan: Array<string>(4).fill('f120x'), motherboard: 'motherboard24' }],
    ['warning', { caseFan: Array<string>(4).fill('caseFan17'), motherboard: 'motherboard24' }],
    ['warning', { caseFan: Array<string>(9).fill('caseFan14'), motherboard: 'motherboard11' }],
    ['warning', { case: 'case11', caseFan: Array<string>(3).fill('caseFan1'), motherboard: 'motherboard5' }],
    [
      'pass',
      {
        case: 'case11',
        caseFan: Array<string>(3).fill('caseFan1'),
        motherboard: 'motherboard5',
        cables: ['cables3', 'cables3'],
      },
    ],
    [
      'pass',
      {
        caseFan: Array<string>(8).fill('caseFan1'),
        motherboard: 'motherboard12',
        cables: Array<string>(3).fill('cables3'),
      },
    ],
    ['unknown', { caseFan: 'nf-s12a', motherboard: 'motherboard11' }],
  ],
};
