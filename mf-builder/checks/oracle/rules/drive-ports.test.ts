import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const drive = (formFactor: string, plug: string | undefined, quantity = 1): CheckedPart<'storage'> =>
  part('storage', { formFactor, ...(plug === undefined ? {} : { interface: plug }) }, { quantity });
const on = (storage: CheckedPart<'storage'>[], board: Facts<'motherboard'>, rest: CheckedBuild = {}): CheckedBuild => ({
  storage,
  motherboard: [part('motherboard', { chipset: 'B850', ...board })],
  ...rest,
});
const controller = (specs: Facts<'networkCard'>): CheckedBuild => ({ networkCard: [part('networkCard', specs)] });
const server = { chipset: 'C621' };

cases('sata-ports', [
  ['SAS on a desktop board', on([drive('3.5"', 'SAS 12 Gb/s')], { sataPorts: 4 }), 'fail'],
  ['SAS with a controller', on([drive('3.5"', 'SAS', 2)], { sataPorts: 4 }, controller({ sasPorts: 2 })), 'pass'],
  ['SAS on a server board that does not say', on([drive('3.5"', 'SAS')], { ...server, sataPorts: 4 }), 'unknown'],
  ['SAS on a server board', on([drive('3.5"', 'SAS')], { ...server, sasPorts: 1 }), 'pass'],
  ['SATA on SAS ports', on([drive('2.5"', 'SATA', 6)], { sataPorts: 4 }, controller({ sasPorts: 2 })), 'pass'],
  [
    'SATA and SAS are too many',
    on([drive('2.5"', 'SATA', 5), drive('3.5"', 'SAS', 2)], { sataPorts: 4 }, controller({ sasPorts: 2 })),
    'fail',
  ],
  ['SATA on a controller', on([drive('2.5"', 'SATA', 6)], { sataPorts: 4 }, controller({ sataPorts: 2 })), 'pass'],
  ['a network card that does not say', on([drive('2.5"', 'SATA', 6)], { sataPorts: 4 }, controller({})), 'fail'],
  [
    'a server board that does not say, SATA ports enough',
    on([drive('2.5"', 'SATA', 4)], { ...server, sataPorts: 4 }),
    'pass',
  ],
  [
    'a server board that does not say, SATA ports too few',
    on([drive('2.5"', 'SATA', 5)], { ...server, sataPorts: 4 }),
    'unknown',
  ],
  ['U.2', on([drive('2.5"', 'U.2 PCIe 4.0 x4')], { u2Ports: 1 }), 'pass'],
  ['two U.2 on one', on([drive('2.5"', 'PCIe 4.0 x4', 2)], { u2Ports: 1 }), 'fail'],
  ['U.2 on a board that does not say', on([drive('2.5"', 'PCIe 4.0 x4')], { sataPorts: 4 }), 'unknown'],
  ['mSATA by its form', on([drive('mSATA', undefined)], { sataPorts: 4 }), 'fail'],
  ['mSATA by its interface', on([drive('2.5"', 'mSATA')], { ...server, sataPorts: 4 }), 'unknown'],
  ['PATA', on([drive('3.5"', 'PATA')], { sataPorts: 4 }), 'fail'],
  ['IDE on another board', on([drive('3.5"', 'IDE')], { ...server, sataPorts: 4 }), 'unknown'],
  ['a drive as a card', on([drive('AIC', 'PCIe 4.0 x4')], { sataPorts: 4 }), undefined],
  ['an interface that nobody knows', on([drive('3.5"', 'Thunderbolt')], { sataPorts: 4 }), 'unknown'],
  [
    '`nvme: false` tells nothing',
    on([part('storage', { formFactor: '2.5"', nvme: false })], { sataPorts: 4 }),
    'unknown',
  ],
]);

const powered = (storage: CheckedPart<'storage'>[], sata: number, rest: CheckedBuild = {}): CheckedBuild => ({
  storage,
  psu: [part('psu', { sata })],
  ...rest,
});
const fans = (...packs: Facts<'caseFan'>[]): CheckedBuild => ({
  caseFan: packs.map((specs) => part('caseFan', specs)),
});

cases('sata-power', [
  ['SAS and U.2 want a plug', powered([drive('3.5"', 'SAS'), drive('2.5"', 'PCIe 4.0 x4')], 1), 'warning'],
  [
    'PATA, mSATA and cards want none',
    powered([drive('3.5"', 'PATA'), drive('mSATA', undefined), drive('AIC', 'PCIe')], 0),
    undefined,
  ],
  ['a hub of fans', powered([drive('3.5"', 'SATA')], 1, fans({ hub: 'SATA' })), 'warning'],
  ['a hub of fans alone', powered([], 1, fans({ hub: 'SATA' })), 'pass'],
  [
    'one hub for all of one plug',
    powered([], 1, fans({ hub: 'SATA', connector: 'iCUE' }, { connector: 'i CUE' })),
    'pass',
  ],
  ['two hubs', powered([], 1, fans({ hub: 'SATA', connector: 'iCUE' }, { hub: 'SATA' })), 'warning'],
  ['a hub on Molex', powered([], 0, fans({ hub: 'Molex' })), undefined],
]);

const usb = (usb2Headers: number, ports: NonNullable<Facts<'case'>['frontUsb']>, rest: CheckedBuild): CheckedBuild => ({
  motherboard: [part('motherboard', { usb2Headers, usb3Headers: 1, fanHeaders: 1, argbHeaders: 0, rgbHeaders: 0 })],
  case: [part('case', { frontUsb: ports, fansIncluded: 0 })],
  ...rest,
});

cases('front-usb', [
  [
    'a hub of fans takes the header',
    usb(1, [{ kind: 'USB-A', gen: '2.0', count: 2 }], fans({ hub: 'SATA', qty: 3 })),
    'warning',
  ],
  ['two headers', usb(2, [{ kind: 'USB-A', gen: '2.0', count: 2 }], fans({ hub: 'SATA', qty: 3 })), 'pass'],
  ['no front ports, no header', usb(0, [], fans({ connector: 'iCUE LINK', qty: 3 })), 'warning'],
  ['a usual fan', usb(0, [], fans({ connector: '4-pin PWM', qty: 3 })), 'pass'],
]);

cases('fan-headers', [
  ['three fans with a hub of their own', usb(1, [], fans({ hub: 'PCIe', qty: 3, chain: false, led: 'ARGB' })), 'pass'],
  ['three fans without', usb(1, [], fans({ connector: 'Molex', qty: 3, chain: false })), 'warning'],
]);

cases('argb', [
  ['three fans with a hub of their own', usb(1, [], fans({ hub: 'PCIe', qty: 3, chain: false, led: 'ARGB' })), 'pass'],
  ['three fans without', usb(1, [], fans({ qty: 3, chain: false, led: 'ARGB' })), 'warning'],
]);
