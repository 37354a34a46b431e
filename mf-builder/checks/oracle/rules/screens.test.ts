import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

type Ports = NonNullable<Facts<'gpu'>['ports']>;

const linked = (ports: Ports, monitor: Facts<'monitor'>): CheckedBuild => ({
  gpu: [part('gpu', { ports })],
  monitor: [part('monitor', monitor)],
});

const withOther = (ports: Ports, monitor: Facts<'monitor'>): CheckedBuild => ({
  ...linked(ports, monitor),
  gpu: [part('gpu', { ports }), part('gpu', {})],
});

const hdmi = (version: string, dsc = false): Ports[number] => ({ kind: 'HDMI', version, dsc, count: 1 });
const screen = (
  resolution: [number, number],
  hz: number,
  kind: string,
  version: string,
  dsc = false,
): Facts<'monitor'> => ({
  hdr: 'none',
  resolution,
  hz,
  inputs: [{ kind, version, dsc }],
});

// 3840 × 2160 × 60 × 24 × 1.06 = 12.66 Gbit/s; × 144 / 60 = 30.39 Gbit/s; × 240 / 60 = 50.64 Gbit/s.
cases('monitor-link', [
  [
    '4K144 in HDR on HDMI 2.1',
    linked([hdmi('2.1')], { ...screen([3840, 2160], 144, 'HDMI', '2.1'), hdr: 'HDR10' }),
    'pass',
  ],
  [
    '4K165 in HDR on HDMI 2.1',
    linked([hdmi('2.1')], { ...screen([3840, 2160], 165, 'HDMI', '2.1'), hdr: 'HDR10' }),
    'warning',
  ],
  ['4K60 on HDMI 2.0', linked([hdmi('2.0')], screen([3840, 2160], 60, 'hdmi', '2.1')), 'pass'],
  ['4K60 on HDMI 1.4', linked([hdmi('1.4')], screen([3840, 2160], 60, 'HDMI', '2.1')), 'warning'],
  [
    '4K144 on DP 1.4 without DSC',
    linked([{ kind: 'DP', version: '1.4', dsc: false, count: 1 }], screen([3840, 2160], 144, 'DP', '1.4', true)),
    'warning',
  ],
  [
    '4K144 on DP 1.4 with DSC',
    linked([{ kind: 'DP', version: '1.4', dsc: true, count: 1 }], screen([3840, 2160], 144, 'DP', '1.4', true)),
    'pass',
  ],
  [
    '4K144 on DP 1.4, DSC unknown',
    linked([{ kind: 'DP', version: '1.4', count: 1 }], screen([3840, 2160], 144, 'DP', '1.4', true)),
    'unknown',
  ],
  [
    '4K240 on DP 2.1 UHBR13.5',
    linked(
      [{ kind: 'DP', version: '2.1 UHBR13.5', dsc: false, count: 1 }],
      screen([3840, 2160], 240, 'DP', '2.1 UHBR20'),
    ),
    'pass',
  ],
  ['no common plug', linked([hdmi('2.1')], screen([3840, 2160], 60, 'DP', '1.4')), 'warning'],
  ['no common plug, rate unknown', linked([hdmi('2.1')], { inputs: [{ kind: 'DP', version: '1.4' }] }), 'unknown'],
  [
    'another card of unknown ports beside enough',
    withOther([hdmi('2.0')], screen([3840, 2160], 60, 'HDMI', '2.1')),
    'pass',
  ],
  [
    'another card of unknown ports beside too little',
    withOther([hdmi('1.4')], screen([3840, 2160], 60, 'HDMI', '2.1')),
    'unknown',
  ],
  ['another card of unknown ports, no port on this', withOther([], screen([3840, 2160], 60, 'HDMI', '2.1')), 'unknown'],
  ['a card without ports, no board yet', linked([], screen([3840, 2160], 60, 'DP', '1.4')), undefined],
  [
    'no output at all',
    {
      ...linked([], screen([3840, 2160], 60, 'DP', '1.4')),
      cpu: [part('cpu', { igpu: 'UHD 770' })],
      motherboard: [part('motherboard', { displayOutputs: [] })],
    },
    'fail',
  ],
  [
    'a card without ports, but the board has some',
    {
      ...linked([], screen([3840, 2160], 60, 'DP', '1.4')),
      cpu: [part('cpu', { igpu: 'UHD 770' })],
      motherboard: [part('motherboard', { displayOutputs: ['DP 1.4'] })],
    },
    'pass',
  ],
  [
    'no card, no graphics',
    {
      gpu: null,
      cpu: [part('cpu', { igpu: null })],
      motherboard: [part('motherboard', { displayOutputs: ['HDMI'] })],
      monitor: [part('monitor', {})],
    },
    'fail',
  ],
  [
    'the board, 1080p60 on HDMI 1.4',
    {
      gpu: null,
      cpu: [part('cpu', { igpu: 'UHD 730' })],
      motherboard: [part('motherboard', { displayOutputs: ['HDMI 1.4', 'VGA'] })],
      monitor: [part('monitor', screen([1920, 1080], 60, 'HDMI', '2.0'))],
    },
    'pass',
  ],
]);

const onBoard = (cpu: Facts<'cpu'>, motherboard: Facts<'motherboard'>): CheckedBuild => ({
  cpu: [part('cpu', cpu)],
  motherboard: [part('motherboard', motherboard)],
});

cases('board-output', [
  ['dead outputs: a note', onBoard({ igpu: null }, { displayOutputs: ['HDMI'] }), 'note'],
  ['graphics unknown', onBoard({}, { displayOutputs: ['HDMI'] }), 'unknown'],
  ['graphics unknown, no outputs', onBoard({}, { displayOutputs: [] }), 'unknown'],
  ['graphics, outputs unknown', onBoard({ igpu: 'UHD 770' }, {}), 'pass'],
  ['no graphics, outputs unknown', onBoard({ igpu: null }, {}), 'unknown'],
]);

cases('network', [
  ['wired only: a note', { motherboard: [part('motherboard', { wifi: null })] }, 'note'],
  ['unknown', { motherboard: [part('motherboard', {})] }, 'unknown'],
  [
    'a network card',
    { motherboard: [part('motherboard', {})], networkCard: [part('networkCard', { interface: 'USB-A' })] },
    'pass',
  ],
]);

const system = (os: Facts<'os'>, cpu: Facts<'cpu'>, capacity: number): CheckedBuild => ({
  os: [part('os', os)],
  cpu: [part('cpu', cpu)],
  ram: [part('ram', { capacity })],
});
const home = { edition: 'Windows 11 Home', bits: 64 };

cases('os-requirements', [
  ['Windows 11 on Zen+', system(home, { arch: 'Zen+' }, 16), 'pass'],
  ['Windows 11 on Zen', system(home, { arch: 'Zen' }, 16), 'warning'],
  ['Windows 11 on Kaby Lake', system(home, { arch: 'Kaby Lake' }, 16), 'warning'],
  ['Windows 11 with 2 GB', system(home, { arch: 'Zen 4' }, 2), 'warning'],
  ['Home with 192 GB', system(home, { arch: 'Zen 4' }, 192), 'warning'],
  ['Pro with 192 GB', system({ edition: 'windows 11 pro', bits: 64 }, { arch: 'Zen 4' }, 192), 'pass'],
  ['32 bits with 8 GB', system({ edition: 'Debian', bits: 32 }, {}, 8), 'warning'],
  [
    'Windows 10, of which the system rule speaks',
    system({ edition: 'Windows 10 Pro', bits: 64 }, { arch: 'Zen 4' }, 16),
    'pass',
  ],
  ['arch unknown', system(home, {}, 16), 'unknown'],
  ['bits unknown', system({ edition: 'Windows 10 Pro' }, { arch: 'Zen 4' }, 2), 'unknown'],
  [
    'a kit unknown beside enough',
    { ...system(home, { arch: 'Zen 4' }, 16), ram: [part('ram', { capacity: 16 }), part('ram', {})] },
    'unknown',
  ],
  [
    'memory unknown, whatever the edition',
    { ...system({ edition: 'Ubuntu', bits: 64 }, {}, 16), ram: [part('ram', {})] },
    'unknown',
  ],
  [
    'memory unknown beside a known loss',
    { ...system({ edition: 'Windows 11 Pro', bits: 64 }, { arch: 'Zen' }, 16), ram: [part('ram', {})] },
    'unknown',
  ],
  ['bits unknown, no memory yet', { os: [part('os', { edition: 'Ubuntu' })] }, 'pass'],
]);

const devices = (motherboard: Facts<'motherboard'>, more: CheckedBuild): CheckedBuild => ({
  motherboard: [part('motherboard', motherboard)],
  ...more,
});
const usbKeyboard: CheckedBuild = { keyboard: [part('keyboard', { connectivity: ['USB-A'] })] };

cases('peripheral-io', [
  ['one plug, one device', devices({ rearIo: { usbA: 1 } }, usbKeyboard), 'pass'],
  [
    'one plug, two devices',
    devices({ rearIo: { usbA: 1 } }, { ...usbKeyboard, mouse: [part('mouse', { connectivity: ['2.4GHz'] })] }),
    'warning',
  ],
  [
    'the case has another',
    devices(
      { rearIo: { usbA: 1 } },
      {
        ...usbKeyboard,
        mouse: [part('mouse', { connectivity: ['USB-A'] })],
        case: [part('case', { frontUsb: [{ kind: 'USB-A', count: 1 }] })],
      },
    ),
    'pass',
  ],
  [
    'no Bluetooth',
    devices({ bluetooth: false }, { mouse: [part('mouse', { connectivity: ['Bluetooth'] })] }),
    'warning',
  ],
  ['XLR', devices({}, { microphone: [part('microphone', { connectivity: ['XLR'] })] }), 'warning'],
  [
    'front ports unknown, enough behind',
    devices({ rearIo: { usbA: 4 } }, { ...usbKeyboard, case: [part('case', {})] }),
    'pass',
  ],
  [
    'front ports unknown, none behind',
    devices({ rearIo: { usbA: 0 } }, { ...usbKeyboard, case: [part('case', {})] }),
    'unknown',
  ],
  [
    'ports behind unknown, enough in front',
    devices({}, { ...usbKeyboard, case: [part('case', { frontUsb: [{ kind: 'USB-A', count: 1 }] })] }),
    'pass',
  ],
  ['audio sockets unknown beside a known loss of USB', devices({ rearIo: { usbA: 0 } }, usbKeyboard), 'warning'],
  [
    'front ports unknown, but no USB device',
    devices(
      { rearIo: { jack35: 1 } },
      { headset: [part('headset', { connectivity: ['3.5mm'] })], case: [part('case', {})] },
    ),
    'pass',
  ],
  [
    'Bluetooth unknown beside a known loss',
    devices({ rearIo: { usbA: 0 } }, { ...usbKeyboard, mouse: [part('mouse', { connectivity: ['Bluetooth'] })] }),
    'unknown',
  ],
  [
    'a USB card',
    devices({ rearIo: { usbA: 0 } }, { soundCard: [part('soundCard', { interface: 'USB-A' })] }),
    'warning',
  ],
  ['a card of unknown interface', devices({ rearIo: { usbA: 4 } }, { soundCard: [part('soundCard', {})] }), 'unknown'],
  [
    'a card of unknown interface beside a known loss',
    devices({ rearIo: { usbA: 0 } }, { ...usbKeyboard, capture: [part('capture', {})] }),
    'unknown',
  ],
  ['a card in a slot', devices({}, { soundCard: [part('soundCard', { interface: 'PCIe x1' })] }), undefined],
  ['plugs unknown', devices({}, usbKeyboard), 'unknown'],
]);
