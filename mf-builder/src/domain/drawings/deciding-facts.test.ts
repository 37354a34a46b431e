import type { CatalogueType } from '../../catalogue/schema';
import { type Drawing, drawPart, svgText } from './drawing';
import type { Facts } from './facts';

const draw = <T extends CatalogueType>(type: T, specs: Facts<T>): Drawing => drawPart({ type, specs });
const dashes = ({ paths }: Drawing) => paths.filter(({ strokeDasharray }) => strokeDasharray === '3 4').length;

/** A part without a fact, and with it. */
const both = <T extends CatalogueType>(type: T, without: Facts<T>, fact: Facts<T>): [Drawing, Drawing] => [
  draw(type, without),
  draw(type, { ...without, ...fact }),
];

test('a low card has more fans than a high one of its length, and no card more than three', () => {
  const fans = (facts: Facts<'gpu'>) =>
    draw('gpu', { slots: 2, ...facts }).paths.filter(({ fill, stroke }) => fill === 'soft' && stroke === 'accent')
      .length;
  expect([100, 182, 249, 288].map((lengthMm) => fans({ lengthMm, heightMm: 120 }))).toEqual([1, 2, 2, 3]);
  expect([100, 182, 249, 288].map((lengthMm) => fans({ lengthMm, heightMm: 69 }))).toEqual([1, 3, 3, 3]);
});

describe('an absent fact', () => {
  test.each<[string, [Drawing, Drawing]]>([
    ['gpu length', both('gpu', { slots: 2, heightMm: 120 }, { lengthMm: 240 })],
    ['gpu slots', both('gpu', { lengthMm: 240, heightMm: 120 }, { slots: 2 })],
    ['gpu height', both('gpu', { lengthMm: 240, slots: 2 }, { heightMm: 120 })],
    ['height of an air cooler', both('cooling', { type: 'air' }, { heightMm: 150 })],
    ['height of a flat cooler', both('cooling', { features: ['low profile'] }, { heightMm: 50 })],
    ['radiator thickness', both('cooling', { type: 'liquid', radiator: 240 }, { thicknessMm: 27 })],
    ['memory height', both('ram', {}, { heightMm: 31 })],
    ['supply length', both('psu', {}, { lengthMm: 150 })],
    ['keyboard size', both('keyboard', {}, { size: 'Full size' })],
    ['case size', both('case', {}, { dimensions: [450, 215, 430] })],
    ['drive form', both('storage', {}, { formFactor: '2.5"' })],
  ])('is dashed: %s', (_, [without, known]) => {
    expect(dashes(without)).toBeGreaterThan(0);
    expect(dashes(known)).toBe(0);
  });

  test.each<[string, [Drawing, Drawing]]>([
    ['tiles of a processor', both('cpu', { socket: 'LGA1700' }, { pCores: 8, eCores: 8 })],
    ['memory slots', both('motherboard', { formFactor: 'ATX' }, { memorySlots: 4 })],
    ['M.2 slots', both('motherboard', { formFactor: 'ATX' }, { m2: [{}] })],
    ['PCIe slots', both('motherboard', { formFactor: 'ATX' }, { pcie: [{}] })],
    ['Wi-Fi posts', both('motherboard', { wifi: null }, { wifi: 'Wi-Fi 7' })],
    ['a mesh front', both('case', { dimensions: [450, 215, 430] }, { features: ['mesh front'] })],
    ['holes of a mouse', both('mouse', {}, { weightG: 55 })],
    ['a cable', both('keyboard', { size: 'TKL' }, { connectivity: ['USB-A'] })],
    ['a boom', both('headset', {}, { mic: true })],
    ['light of a fan', both('caseFan', {}, { led: 'ARGB' })],
    ['network ports', both('networkCard', { interface: 'PCIe x1' }, { ports: ['RJ45'] })],
    ['sound ports', both('soundCard', { interface: 'PCIe x1' }, { ports: ['3.5mm'] })],
    ['capture ports', both('capture', { interface: 'USB-A' }, { ports: ['HDMI in'] })],
    ['outlets', both('ups', {}, { outlets: 6 })],
  ])('is left out: %s', (_, [without, known]) => expect(without.paths.length).toBeLessThan(known.paths.length));

  test('speakers are two boxes, a cable has one loop, a controller has offset sticks, a system has a key', () => {
    expect(draw('speakers', {})).toEqual(draw('speakers', { channels: '2.0' }));
    expect(draw('cables', { kind: 'SATA' })).toEqual(draw('cables', { kind: 'SATA', lengthM: 0.3 }));
    expect(draw('controller', {}).paths).not.toEqual(draw('controller', { platform: 'PlayStation 5' }).paths);
    expect(draw('os', {})).toEqual(draw('os', { licence: 'retail' }));
  });
});

test.each<[CatalogueType, Drawing[]]>([
  ['gpu', [{ p6: 0, p8: 1, p16: 0 }, { p6: 0, p8: 0, p16: 1 }, undefined].map((power) => draw('gpu', { power }))],
  [
    'cooling',
    ['low profile', 'single tower', 'dual tower'].map((one) => draw('cooling', { heightMm: 150, features: [one] })),
  ],
  ['case', ['mesh front', 'wood front', 'panorama view', 'plain'].map((one) => draw('case', { features: [one] }))],
  ['case', ['tempered glass', 'mesh', 'solid'].map((sidePanel) => draw('case', { sidePanel }))],
  ['ram', [...[1, 2, 4].map((modules) => draw('ram', { modules })), draw('ram', { rgb: 'ARGB' })]],
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
