import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

/** A pack of three that do not chain, one fan of the case and a pump: five plugs. */
const five = (
  motherboard: Facts<'motherboard'>,
  pack: Facts<'caseFan'> = {},
  housing: Facts<'case'> = {},
  more: CheckedBuild = {},
): CheckedBuild => ({
  motherboard: [part('motherboard', motherboard)],
  caseFan: [part('caseFan', { qty: 3, chain: false, currentA: 0.2, ...pack })],
  case: [part('case', { fansIncluded: 1, ...housing })],
  cooling: [part('cooling', { type: 'liquid', rgb: 'none' })],
  ...more,
});
const splitters = (...all: Facts<'cables'>[]): CheckedBuild => ({
  cables: all.map((specs) => part('cables', { kind: 'Fan splitter', ...specs })),
});
const mayChain: CheckedBuild = { caseFan: [part('caseFan', { qty: 3, currentA: 0.2 })] };

cases('fan-headers', [
  ['five on five', five({ fanHeaders: 5 }), 'pass'],
  ['five on four', five({ fanHeaders: 4 }), 'warning'],
  ['five on four and a splitter', five({ fanHeaders: 4 }, {}, {}, splitters({ ways: 2 })), 'note'],
  ['five on three and a splitter', five({ fanHeaders: 3 }, {}, {}, splitters({ ways: 2 })), 'warning'],
  ['five on three and a bag of two', five({ fanHeaders: 3 }, {}, {}, splitters({ ways: 2, packOf: 2 })), 'note'],
  [
    'five on one and two splitters: only one is used',
    five({ fanHeaders: 1 }, {}, {}, splitters({ ways: 3 }, { ways: 4 })),
    'warning',
  ],
  ['five on one and the larger splitter', five({ fanHeaders: 1 }, {}, {}, splitters({ ways: 3 }, { ways: 5 })), 'note'],
  ['a cable of one way', five({ fanHeaders: 4 }, {}, {}, splitters({ ways: 1 })), 'warning'],
  ['a cable that does not say', five({ fanHeaders: 4 }, {}, {}, splitters({})), 'warning'],
  ['five on four and the hub', five({ fanHeaders: 4 }, {}, { fanHub: 3 }), 'note'],
  ['five on two and a hub of four', five({ fanHeaders: 2 }, {}, { fanHub: 4 }), 'note'],
  ['five on two and a hub of three', five({ fanHeaders: 2 }, {}, { fanHub: 3 }), 'warning'],
  ['hub and splitter', five({ fanHeaders: 2 }, {}, { fanHub: 3 }, splitters({ ways: 2 })), 'note'],
  ['a hub of none', five({ fanHeaders: 5 }, {}, { fanHub: 0 }), 'pass'],
  ['no header at all', five({ fanHeaders: 0 }, {}, { fanHub: 8 }), 'warning'],
  ['three that chain on three', five({ fanHeaders: 3 }, { chain: true }), 'pass'],
  ['three that may chain on three', { ...five({ fanHeaders: 3 }), ...mayChain }, 'unknown'],
  [
    'three that may chain on four and a splitter',
    { ...five({ fanHeaders: 4 }, {}, {}, splitters({ ways: 2 })), ...mayChain },
    'note',
  ],
  ['headers unknown', five({}), 'unknown'],
  ['the case unknown', { ...five({ fanHeaders: 1 }), case: [part('case', {})] }, 'unknown'],
]);

const current = (
  motherboard: Facts<'motherboard'>,
  pack: Facts<'caseFan'>,
  housing: Facts<'case'> = {},
  more: CheckedBuild = splitters({ ways: 8 }),
): CheckedBuild => five(motherboard, pack, { fansIncluded: 0, ...housing }, { cooling: null, ...more });

cases('fan-headers', [
  ['three of 0.5 A on two of 1 A', current({ fanHeaders: 2 }, { currentA: 0.5 }), 'note'],
  ['three of 0.5 A on one of 1 A', current({ fanHeaders: 1 }, { currentA: 0.5 }), 'fail'],
  ['three of 0.5 A on one of 1.5 A', current({ fanHeaders: 1, fanHeaderA: 1.5 }, { currentA: 0.5 }), 'note'],
  ['three of 0.6 A on two: two of them on one', current({ fanHeaders: 2 }, { currentA: 0.6 }), 'fail'],
  ['three of 0.3 A on one of 0.9 A', current({ fanHeaders: 1, fanHeaderA: 0.9 }, { currentA: 0.3 }), 'note'],
  ['a hub takes one from the supply', current({ fanHeaders: 1 }, { currentA: 0.5 }, { fanHub: 1 }), 'note'],
  ['a hub, and one too hungry', current({ fanHeaders: 1 }, { currentA: 1.1 }, { fanHub: 2 }), 'fail'],
  [
    'a hub takes the hungriest',
    current(
      { fanHeaders: 2 },
      {},
      { fanHub: 1 },
      {
        ...splitters({ ways: 8 }),
        caseFan: [
          part('caseFan', { qty: 1, chain: false, currentA: 1.2 }),
          part('caseFan', { qty: 2, chain: false, currentA: 0.9 }),
        ],
      },
    ),
    'note',
  ],
  ['overload goes before a loss of plugs', current({ fanHeaders: 1 }, { currentA: 0.5 }, {}, {}), 'fail'],
  [
    'current unknown',
    five(
      { fanHeaders: 4 },
      {},
      {},
      { ...splitters({ ways: 2 }), caseFan: [part('caseFan', { qty: 3, chain: false })] },
    ),
    'note',
  ],
  [
    'current unknown beside an overload',
    current(
      { fanHeaders: 1 },
      {},
      {},
      { caseFan: [part('caseFan', { qty: 1 }), part('caseFan', { qty: 1, currentA: 1.1 })] },
    ),
    'fail',
  ],
  ['enough headers: no current is asked for', current({ fanHeaders: 3 }, { currentA: 1.1 }), 'pass'],
  ['a chain of three on a header, enough headers', current({ fanHeaders: 1 }, { chain: true, currentA: 0.5 }), 'pass'],
  [
    'a chain of three with a fan of the case on one',
    current({ fanHeaders: 1 }, { chain: true, currentA: 0.5 }, { fansIncluded: 1 }),
    'fail',
  ],
  [
    'fans of the case draw nothing',
    current({ fanHeaders: 1 }, { chain: true, currentA: 0.3 }, { fansIncluded: 6 }),
    'note',
  ],
  [
    'no chosen fans: no current is asked for',
    current({ fanHeaders: 1 }, {}, { fansIncluded: 6 }, { ...splitters({ ways: 8 }), caseFan: null }),
    'note',
  ],
]);

const chainUnknown = (currentA: number, housing: Facts<'case'>, fanHeaders: number): CheckedBuild => ({
  ...current({ fanHeaders }, {}, housing),
  caseFan: [part('caseFan', { qty: 3, currentA })],
});

cases('fan-headers', [
  ['overloads chained, not apart', chainUnknown(0.5, {}, 2), 'unknown'],
  ['overloads apart and chained', chainUnknown(0.5, {}, 1), 'fail'],
  ['overloads apart, chained it is on the hub', chainUnknown(0.6, { fanHub: 1 }, 1), 'unknown'],
  ['neither way', chainUnknown(0.3, {}, 1), 'note'],
  [
    'two packs: only one chained and one apart is no overload',
    {
      ...current({ fanHeaders: 1, fanHeaderA: 0.9 }, {}, { fanHub: 1 }),
      caseFan: [part('caseFan', { qty: 3, currentA: 0.5 }), part('caseFan', { qty: 3, currentA: 0.3 })],
    },
    'unknown',
  ],
  [
    'a pack of unknown size is one fan at least',
    { ...current({ fanHeaders: 1 }, {}, { fansIncluded: 1 }), caseFan: [part('caseFan', { currentA: 1.1 })] },
    'fail',
  ],
]);
