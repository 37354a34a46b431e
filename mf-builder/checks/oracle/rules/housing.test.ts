import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const board = (motherboard: Facts<'motherboard'>, housing: Facts<'case'>): CheckedBuild => ({
  motherboard: [part('motherboard', motherboard)],
  case: [part('case', housing)],
});
const supply = (psu: Facts<'psu'>, housing: Facts<'case'>): CheckedBuild => ({
  psu: [part('psu', psu)],
  case: [part('case', housing)],
});

cases('board-case', [
  ['in the list', board({ formFactor: 'micro-ATX' }, { motherboards: ['ATX', 'Micro ATX'] }), 'pass'],
  ['never inferred', board({ formFactor: 'micro-ATX' }, { motherboards: ['ATX'] }), 'unknown'],
  ['list unknown', board({ formFactor: 'ATX' }, { formFactor: 'ATX Mid Tower' }), 'unknown'],
]);

cases('psu-form', [
  ['in the list', supply({ formFactor: 'SFX' }, { psuFormFactors: ['SFX', 'SFX-L'] }), 'pass'],
  ['SFX in an ATX mount', supply({ formFactor: 'SFX' }, { psuFormFactors: ['ATX'] }), 'warning'],
  ['ATX in an SFX mount', supply({ formFactor: 'ATX' }, { psuFormFactors: ['SFX'] }), 'fail'],
  ['unknown', supply({}, { psuFormFactors: ['SFX'] }), 'unknown'],
]);

cases('psu-length', [
  ['160 of 160 mm', supply({ lengthMm: 160 }, { psuMaxMm: 160 }), 'pass'],
  ['180 of 160 mm', supply({ lengthMm: 180 }, { psuMaxMm: 160 }), 'fail'],
  ['unknown', supply({ lengthMm: 180 }, {}), 'unknown'],
  ['140 mm of ATX', supply({ formFactor: 'ATX', lengthMm: 140 }, { psuFormFactors: ['ATX'] }), 'pass'],
  ['150 mm of ATX', supply({ formFactor: 'ATX', lengthMm: 150 }, { psuFormFactors: ['ATX'] }), 'unknown'],
  ['SFX where SFX-L goes', supply({ formFactor: 'SFX', lengthMm: 110 }, { psuFormFactors: ['SFX-L'] }), 'pass'],
]);

cases('back-connect', [
  ['both', board({ backConnect: true }, { backConnect: true }), 'pass'],
  ['the case is not cut', board({ backConnect: true }, { backConnect: false }), 'fail'],
  ['the case is unknown', board({ backConnect: true }, {}), 'unknown'],
  ['an ordinary board', board({ backConnect: false }, {}), 'pass'],
  ['the board is unknown', board({}, { backConnect: true }), 'unknown'],
]);

const usbC = [{ kind: 'USB-C' as const, count: 1 }];

cases('front-usb', [
  ['header there', board({ frontUsbC: true }, { frontUsb: usbC }), 'pass'],
  ['no header', board({ frontUsbC: false }, { frontUsb: usbC }), 'warning'],
  ['header unknown', board({}, { frontUsb: usbC }), 'unknown'],
  ['header there, ports unknown', board({ frontUsbC: true }, {}), 'unknown'],
  ['no USB-C in front, header unknown', board({}, { frontUsb: [] }), 'pass'],
]);

const usbA = (count: number, gen?: string) => ({
  kind: 'USB-A' as const,
  count,
  ...(gen === undefined ? {} : { gen }),
});

cases('front-usb', [
  ['two of 3.2 on a board that does not say', board({}, { frontUsb: [usbA(2, '3.2 Gen 1')] }), 'pass'],
  ['three of 3.2 on a board that does not say', board({}, { frontUsb: [usbA(3, '3.2 Gen 1')] }), 'warning'],
  ['three of 3.0 on two headers', board({ usb3Headers: 2 }, { frontUsb: [usbA(3, '3.0')] }), 'pass'],
  [
    'two of 3.0 without a header of their own',
    board({ usb3Headers: 0, usb2Headers: 2 }, { frontUsb: [usbA(2, '3.0')] }),
    'warning',
  ],
  [
    'two of 2.0 without a header of their own',
    board({ usb3Headers: 2, usb2Headers: 0 }, { frontUsb: [usbA(2, '2.0')] }),
    'warning',
  ],
  ['one of each', board({}, { frontUsb: [usbA(1, '2.0'), usbA(1, '3.2 Gen 1')] }), 'pass'],
  ['one of 3.0 and one of 3.2 share', board({}, { frontUsb: [usbA(1, '3.0'), usbA(1, 'USB 3.2 Gen 2')] }), 'pass'],
  ['two that do not say, one header of each', board({}, { frontUsb: [usbA(2)] }), 'pass'],
  ['two that do not say, none of 2.0', board({ usb2Headers: 0 }, { frontUsb: [usbA(2)] }), 'unknown'],
  ['four that do not say', board({}, { frontUsb: [usbA(4)] }), 'warning'],
  ['two that do not say beside two of 3.0', board({}, { frontUsb: [usbA(2), usbA(2, '3.0')] }), 'unknown'],
  ['USB-A dead, USB-C in doubt', board({ usb3Headers: 0 }, { frontUsb: [usbA(2, '3.0'), ...usbC] }), 'unknown'],
  ['no USB-C: its header is not asked for', board({}, { frontUsb: [usbA(2, '3.0')] }), 'pass'],
]);

const fans = (qty: number, sizeMm: number, housing: Facts<'case'>, more: CheckedBuild = {}): CheckedBuild => ({
  caseFan: [part('caseFan', { qty, sizeMm })],
  case: [part('case', housing)],
  ...more,
});
const mounts = [
  { position: 'front', sizeMm: 120, count: 3 },
  { position: 'front', sizeMm: 140, count: 2 },
  { position: 'rear', sizeMm: 120, count: 1 },
];
const aio: CheckedBuild = { cooling: [part('cooling', { type: 'liquid', radiator: 360 })] };

cases('fan-mounts', [
  ['three in front, the supplied one behind', fans(3, 120, { fanMounts: mounts, fansIncluded: 1 }), 'pass'],
  ['take one supplied fan out', fans(3, 120, { fanMounts: mounts, fansIncluded: 2 }), 'warning'],
  ['three of 140 mm: entries are alternatives', fans(3, 140, { fanMounts: mounts, fansIncluded: 0 }), 'fail'],
  ['supplied fans unknown', fans(1, 120, { fanMounts: mounts }), 'unknown'],
  [
    'a pack is at least one fan',
    { caseFan: [part('caseFan', { sizeMm: 200 })], case: [part('case', { fanMounts: mounts })] },
    'fail',
  ],
  [
    'a mount in doubt beside enough',
    fans(1, 120, { fanMounts: [...mounts, { sizeMm: 120 }], fansIncluded: 0 }),
    'pass',
  ],
  [
    'a mount in doubt and no room for the supplied',
    fans(3, 120, { fanMounts: [...mounts, { sizeMm: 120, count: 1 }], fansIncluded: 9 }),
    'unknown',
  ],
  [
    'cooler type unknown',
    fans(1, 120, { fanMounts: mounts, fansIncluded: 0, radiators: [] }, { cooling: [part('cooling', {})] }),
    'unknown',
  ],
  [
    'a radiator takes the front',
    fans(3, 120, { fanMounts: mounts, fansIncluded: 0, radiators: [{ position: 'front', sizesMm: [360] }] }, aio),
    'fail',
  ],
  [
    'a radiator on top takes none',
    fans(3, 120, { fanMounts: mounts, fansIncluded: 0, radiators: [{ position: 'top', sizesMm: [360] }] }, aio),
    'pass',
  ],
]);

cases('radiator', [
  [
    'a mount of 360',
    { ...aio, case: [part('case', { radiators: [{ position: 'top', sizesMm: [240, 360] }] })] },
    'pass',
  ],
  ['no mount of 360', { ...aio, case: [part('case', { radiators: [{ position: 'top', sizesMm: [240] }] })] }, 'fail'],
  [
    'the mount is taken',
    {
      cooling: [part('cooling', { type: 'liquid', radiator: 360 }, { quantity: 2 })],
      case: [part('case', { radiators: [{ sizesMm: [360] }] })],
    },
    'fail',
  ],
  ['mounts unknown', { ...aio, case: [part('case', {})] }, 'unknown'],
  [
    'no mounts, size unknown',
    { cooling: [part('cooling', { type: 'liquid' })], case: [part('case', { radiators: [] })] },
    'fail',
  ],
  [
    'type unknown',
    { cooling: [part('cooling', { radiator: 360 })], case: [part('case', { radiators: [{ sizesMm: [360] }] })] },
    'unknown',
  ],
]);

const floor = [{ position: 'bottom', sizesMm: [360] }];
const hybrid: CheckedBuild = { gpu: [part('gpu', { radiator: 240 })] };
const both = (radiators: Facts<'case'>['radiators']): CheckedBuild => ({
  ...aio,
  ...hybrid,
  case: [part('case', radiators === undefined ? {} : { radiators })],
});

cases('radiator', [
  [
    'a card of its own radiator',
    { ...hybrid, case: [part('case', { radiators: [{ position: 'top', sizesMm: [240] }] })] },
    'pass',
  ],
  ['a card finds no mount', { ...hybrid, case: [part('case', { radiators: [{ sizesMm: [360] }] })] }, 'fail'],
  ['cooler and card, one mount', both([{ position: 'top', sizesMm: [240, 360] }]), 'fail'],
  [
    'cooler and card, the larger mount for the cooler',
    both([
      { position: 'top', sizesMm: [240, 360] },
      { position: 'rear', sizesMm: [240] },
    ]),
    'pass',
  ],
  ['cooler and card, mounts unknown', both(undefined), 'unknown'],
  [
    'cooler of unknown type, the card finds no mount',
    { ...hybrid, cooling: [part('cooling', {})], case: [part('case', { radiators: [] })] },
    'fail',
  ],
  [
    'an air cooler, a card that has none',
    { gpu: [part('gpu', { radiator: null })], cooling: [part('cooling', { type: 'air' })], case: [part('case', {})] },
    undefined,
  ],
  [
    'under a card of 2.5 slots in a case of 3',
    { ...aio, gpu: [part('gpu', { slots: 2.5 })], case: [part('case', { radiators: floor, slots: 3 })] },
    'unknown',
  ],
  [
    'under a card of 2.5 slots, 3.5 slots left',
    {
      cooling: [part('cooling', { type: 'liquid', radiator: 360, thicknessMm: 46 })],
      gpu: [part('gpu', { slots: 2.5 })],
      case: [part('case', { radiators: floor, slots: 7 })],
    },
    'pass',
  ],
  [
    'at the top rather than under the card',
    {
      ...aio,
      gpu: [part('gpu', { slots: 2.5 })],
      case: [part('case', { radiators: [...floor, { position: 'top', sizesMm: [360] }], slots: 3 })],
    },
    'note',
  ],
  ['a card that does not say', { gpu: [part('gpu', {})], case: [part('case', {})] }, undefined],
]);

const frontAndTop = [
  { position: 'front', sizesMm: [240, 360] },
  { position: 'top', sizesMm: [240] },
];

cases('fan-mounts', [
  [
    'a card takes the front',
    fans(3, 120, { fanMounts: mounts, fansIncluded: 0, radiators: [{ position: 'front', sizesMm: [240] }] }, hybrid),
    'fail',
  ],
  [
    'a card sits at the top',
    fans(3, 120, { fanMounts: mounts, fansIncluded: 0, radiators: frontAndTop }, hybrid),
    'pass',
  ],
  [
    'the cooler takes the front, the card the top',
    fans(3, 120, { fanMounts: mounts, fansIncluded: 0, radiators: frontAndTop }, { ...aio, ...hybrid }),
    'fail',
  ],
  [
    'the mount at the top is not known to take the card',
    fans(3, 120, { fanMounts: mounts, fansIncluded: 0, radiators: [{ position: 'top' }] }, hybrid),
    'unknown',
  ],
]);

const headers = (motherboard: Facts<'motherboard'>, led: 'none' | 'RGB' | 'ARGB'): CheckedBuild => ({
  motherboard: [part('motherboard', motherboard)],
  caseFan: [part('caseFan', { qty: 3, chain: false, led })],
  case: [part('case', { fansIncluded: 1 })],
  cooling: [part('cooling', { type: 'liquid', rgb: 'none' })],
});

cases('argb', [
  ['three on three', headers({ argbHeaders: 3, rgbHeaders: 0 }, 'ARGB'), 'pass'],
  ['never interchangeable', headers({ argbHeaders: 3, rgbHeaders: 0 }, 'RGB'), 'warning'],
  ['headers unknown', headers({ rgbHeaders: 3 }, 'ARGB'), 'unknown'],
  [
    'lighting of the cooler unknown beside a known loss',
    { ...headers({ argbHeaders: 0, rgbHeaders: 0 }, 'ARGB'), cooling: [part('cooling', {})] },
    'unknown',
  ],
]);
