import type { CatalogueType } from '../../catalogue/schema';
import { type Drawing, drawPart, svgText } from './drawing';
import type { Facts } from './facts';

const draw = <T extends CatalogueType>(type: T, specs: Facts<T>): Drawing => drawPart({ type, specs });
const dashes = ({ paths }: Drawing) => paths.filter(({ strokeDasharray }) => strokeDasharray === '3 4').length;

describe('an absent fact', () => {
  test.each<[string, Drawing, Drawing]>([
    ['gpu length', draw('gpu', { slots: 2, heightMm: 120 }), draw('gpu', { lengthMm: 240, slots: 2, heightMm: 120 })],
    [
      'gpu slots',
      draw('gpu', { lengthMm: 240, heightMm: 120 }),
      draw('gpu', { lengthMm: 240, slots: 2, heightMm: 120 }),
    ],
    ['gpu height', draw('gpu', { lengthMm: 240, slots: 2 }), draw('gpu', { lengthMm: 240, slots: 2, heightMm: 120 })],
    ['height of an air cooler', draw('cooling', { type: 'air' }), draw('cooling', { type: 'air', heightMm: 150 })],
    [
      'height of a flat cooler',
      draw('cooling', { features: ['low profile'] }),
      draw('cooling', { features: ['low profile'], heightMm: 50 }),
    ],
    [
      'radiator thickness',
      draw('cooling', { type: 'liquid', radiator: 240 }),
      draw('cooling', { type: 'liquid', radiator: 240, thicknessMm: 27 }),
    ],
    ['memory height', draw('ram', {}), draw('ram', { heightMm: 31 })],
    ['supply length', draw('psu', {}), draw('psu', { lengthMm: 150 })],
    ['keyboard size', draw('keyboard', {}), draw('keyboard', { size: 'Full size' })],
    ['case size', draw('case', {}), draw('case', { dimensions: [450, 215, 430] })],
    ['drive form', draw('storage', {}), draw('storage', { formFactor: '2.5"' })],
  ])('is dashed: %s', (_, without, known) => {
    expect(dashes(without)).toBeGreaterThan(0);
    expect(dashes(known)).toBe(0);
  });

  test.each<[string, Drawing, Drawing]>([
    [
      'tiles of a processor',
      draw('cpu', { socket: 'LGA1700' }),
      draw('cpu', { socket: 'LGA1700', pCores: 8, eCores: 8 }),
    ],
    [
      'memory slots',
      draw('motherboard', { formFactor: 'ATX' }),
      draw('motherboard', { formFactor: 'ATX', memorySlots: 4 }),
    ],
    ['M.2 slots', draw('motherboard', { formFactor: 'ATX' }), draw('motherboard', { formFactor: 'ATX', m2: [{}] })],
    ['PCIe slots', draw('motherboard', { formFactor: 'ATX' }), draw('motherboard', { formFactor: 'ATX', pcie: [{}] })],
    ['Wi-Fi posts', draw('motherboard', { wifi: null }), draw('motherboard', { wifi: 'Wi-Fi 7' })],
    [
      'a mesh front',
      draw('case', { dimensions: [450, 215, 430] }),
      draw('case', { dimensions: [450, 215, 430], features: ['mesh front'] }),
    ],
    ['holes of a mouse', draw('mouse', {}), draw('mouse', { weightG: 55 })],
    ['a cable', draw('keyboard', { size: 'TKL' }), draw('keyboard', { size: 'TKL', connectivity: ['USB-A'] })],
    ['a boom', draw('headset', {}), draw('headset', { mic: true })],
    ['light of a fan', draw('caseFan', {}), draw('caseFan', { led: 'ARGB' })],
    [
      'network ports',
      draw('networkCard', { interface: 'PCIe x1' }),
      draw('networkCard', { interface: 'PCIe x1', ports: ['RJ45'] }),
    ],
    [
      'sound ports',
      draw('soundCard', { interface: 'PCIe x1' }),
      draw('soundCard', { interface: 'PCIe x1', ports: ['3.5mm'] }),
    ],
    [
      'capture ports',
      draw('capture', { interface: 'USB-A' }),
      draw('capture', { interface: 'USB-A', ports: ['HDMI in'] }),
    ],
    ['outlets', draw('ups', {}), draw('ups', { outlets: 6 })],
  ])('is left out: %s', (_, without, known) => expect(without.paths.length).toBeLessThan(known.paths.length));

  test('speakers are two boxes, a cable has one loop, a controller has offset sticks, a system has a key', () => {
    expect(draw('speakers', {})).toEqual(draw('speakers', { channels: '2.0' }));
    expect(draw('cables', { kind: 'SATA' })).toEqual(draw('cables', { kind: 'SATA', lengthM: 0.3 }));
    expect(draw('controller', {}).paths).not.toEqual(draw('controller', { platform: 'PlayStation 5' }).paths);
    expect(draw('os', {})).toEqual(draw('os', { licence: 'retail' }));
  });
});

test.each<[CatalogueType, Drawing[]]>([
  [
    'gpu',
    [
      draw('gpu', { power: { p6: 0, p8: 1, p16: 0 } }),
      draw('gpu', { power: { p6: 0, p8: 0, p16: 1 } }),
      draw('gpu', {}),
    ],
  ],
  [
    'cooling',
    ['low profile', 'single tower', 'dual tower'].map((one) => draw('cooling', { heightMm: 150, features: [one] })),
  ],
  ['case', ['mesh front', 'wood front', 'panorama view', 'plain'].map((one) => draw('case', { features: [one] }))],
  ['case', ['tempered glass', 'mesh', 'solid'].map((sidePanel) => draw('case', { sidePanel }))],
  [
    'ram',
    [
      draw('ram', { modules: 1 }),
      draw('ram', { modules: 2 }),
      draw('ram', { modules: 4 }),
      draw('ram', { rgb: 'ARGB' }),
    ],
  ],
  ['cpu', ['AM4', 'AM5', 'LGA1851'].map((socket) => draw('cpu', { socket }))],
  ['cpu', [4, 6, 8].map((pCores) => draw('cpu', { pCores, eCores: 4 }))],
  ['motherboard', ['ATX', 'micro-ATX', 'mini-ITX', 'E-ATX'].map((formFactor) => draw('motherboard', { formFactor }))],
  ['storage', ['M.2-2280', 'M.2-2230', '2.5"', '3.5"'].map((formFactor) => draw('storage', { formFactor }))],
  ['storage', [4, 5].map((pcieGen) => draw('storage', { formFactor: 'M.2-2280', pcieGen }))],
  ['psu', (['full', 'semi', 'none'] as const).map((modularity) => draw('psu', { modularity }))],
  ['psu', ['ATX', 'SFX'].map((formFactor) => draw('psu', { formFactor, lengthMm: 125 }))],
  ['caseFan', [1, 2, 3].map((qty) => draw('caseFan', { sizeMm: 120, qty }))],
  ['monitor', [60, 144, 240].map((hz) => draw('monitor', { sizeIn: 27, hz }))],
  ['keyboard', ['Full size', 'TKL', '75%', '65%', '60%'].map((one) => draw('keyboard', { size: one }))],
  ['mouse', [draw('mouse', { connectivity: ['USB-A'] }), draw('mouse', { connectivity: ['2.4GHz', 'USB-A'] })]],
  ['headset', [draw('headset', { connectivity: ['3.5mm'] }), draw('headset', { connectivity: ['Bluetooth'] })]],
  ['speakers', ['2.0', '2.1', '5.1', 'bar'].map((channels) => draw('speakers', { channels }))],
  ['webcam', ['720p', '1080p', '4K'].map((resolution) => draw('webcam', { resolution }))],
  ['microphone', [draw('microphone', { connectivity: ['USB-C'] }), draw('microphone', { connectivity: ['XLR'] })]],
  ['networkCard', ['PCIe x1', 'PCIe x4', 'M.2', 'USB-A'].map((one) => draw('networkCard', { interface: one }))],
  [
    'soundCard',
    [['3.5mm'], ['3.5mm', 'optical'], ['XLR']].map((ports) => draw('soundCard', { interface: 'PCIe x1', ports })),
  ],
  ['capture', ['PCIe x4', 'Thunderbolt 3'].map((one) => draw('capture', { interface: one, ports: ['HDMI in'] }))],
  ['cables', ['SATA', 'HDMI 2.1', '12VHPWR', 'PCIe 4.0 x16 riser'].map((kind) => draw('cables', { kind }))],
  ['cables', [0.3, 0.8, 1.8].map((lengthM) => draw('cables', { kind: 'SATA', lengthM }))],
  ['controller', ['PC, Xbox', 'PC, PlayStation 5'].map((platform) => draw('controller', { platform }))],
  ['ups', [500, 850, 1500].map((va) => draw('ups', { va, batteryWh: 108, outlets: 6 }))],
  ['os', [draw('os', { licence: 'free' }), draw('os', { licence: 'OEM' }), draw('os', { licence: 'retail' })]],
])('parts of type %s that differ in a deciding fact are drawn differently', (_, drawings) => {
  expect(new Set(drawings.map(svgText)).size).toBe(drawings.length);
});
