import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseCatalogue } from '../../catalogue/parse';
import { type CatalogueType, specSchemas } from '../../catalogue/schema';
import { type Drawing, drawPart, svgText } from './drawing';
import type { Facts } from './facts';

const types = Object.keys(specSchemas).filter((type): type is CatalogueType => type in specSchemas);
const catalogue = join(__dirname, '../../catalogue/data');
const partsOf = <T extends CatalogueType>(type: T) =>
  parseCatalogue(type, JSON.parse(readFileSync(join(catalogue, `${type}.json`), 'utf8')));
const draw = <T extends CatalogueType>(type: T, specs: Facts<T>): Drawing => drawPart({ type, specs });

const numbersOf = (d: string) => d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

/** Left, top, right and bottom of the ink, with the width of its lines. */
const ink = ({ paths }: Drawing) => {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (const { d, strokeWidth } of paths)
    for (const [i, number] of numbersOf(d).entries()) {
      low[i % 2] = Math.min(low[i % 2] ?? 0, number - strokeWidth / 2);
      high[i % 2] = Math.max(high[i % 2] ?? 0, number + strokeWidth / 2);
    }
  const [[left = 0, top = 0], [right = 0, bottom = 0]] = [low, high];
  return { left, top, right, bottom };
};
const size = (drawing: Drawing) => {
  const { left, right, top, bottom } = ink(drawing);
  return { width: right - left, height: bottom - top };
};

const expectInside = (drawing: Drawing) => {
  expect(svgText(drawing)).not.toMatch(/NaN|Infinity|undefined|null/);
  const { left, right, top, bottom } = ink(drawing);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(drawing.width);
  expect(bottom).toBeLessThanOrEqual(drawing.height);
};

const dashes = ({ paths }: Drawing) => paths.filter(({ strokeDasharray }) => strokeDasharray === '3 4').length;

test.each(types)('every %s of the catalogue draws inside its sheet, at one scale', (type) => {
  const drawings = partsOf(type).map((part) => drawPart(part));
  expect(drawings).toHaveLength(20);
  for (const drawing of drawings) expectInside(drawing);
  expect(new Set(drawings.map(({ mmPerUnit }) => mmPerUnit)).size).toBe(1);
});

test.each(types)('a %s of which nothing is known still draws, and always the same', (type) => {
  expectInside(draw(type, {}));
  expect(draw(type, {})).toEqual(draw(type, {}));
});

const nonsense = fc.oneof(
  fc.constantFrom<unknown>(0, -1, -10_000, 10_000, 40, 1e300, Number.NaN, Infinity, -Infinity, 0.001, undefined),
  fc.double(),
  fc.integer({ min: -100, max: 5000 }),
);

/** Puts nonsense where a part has a number, however deep. */
const spoilt = (value: unknown, next: () => unknown): unknown => {
  if (typeof value === 'number') return next();
  if (Array.isArray(value)) return value.map((one) => spoilt(one, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoilt(one, next)]));
};

test.each(types)('nonsense in the numbers of a %s stays inside the sheet', (type) => {
  const parts = partsOf(type);
  fc.assert(
    fc.property(fc.nat(19), fc.array(nonsense, { minLength: 30, maxLength: 30 }), (n, values) => {
      let i = 0;
      const specs = spoilt(parts[n]?.specs, () => values[i++ % values.length]);
      // @ts-expect-error: that facts do not parse is what this test is about
      expectInside(drawPart({ type, specs }));
    }),
    { numRuns: 15 },
  );
});

describe('a larger fact makes a larger shape', () => {
  const grows = (low: number, high: number, drawn: (value: number) => Drawing, across = true) =>
    fc.assert(
      fc.property(fc.double({ min: low, max: high * 0.95, noNaN: true }), (value) => {
        const [small, large] = [size(drawn(value)), size(drawn(value * 1.05))];
        expect(large.height).toBeGreaterThan(small.height);
        if (across) expect(large.width).toBeGreaterThan(small.width);
      }),
      { numRuns: 40 },
    );
  const tower = ['dual tower'];

  test('a longer card is longer', () => grows(120, 360, (lengthMm) => draw('gpu', { lengthMm, slots: 2 })));
  test('a thicker card is thicker', () => grows(1, 4, (slots) => draw('gpu', { lengthMm: 250, slots })));
  test('a taller card is taller', () => grows(80, 160, (heightMm) => draw('gpu', { heightMm }), false));
  test('a taller air cooler is taller', () =>
    grows(80, 175, (heightMm) => draw('cooling', { type: 'air', heightMm, features: tower }), false));
  test('a longer radiator is longer', () =>
    grows(120, 420, (radiator) => draw('cooling', { type: 'liquid', radiator })));
  test('a thicker radiator is thicker', () =>
    grows(20, 60, (thicknessMm) => draw('cooling', { type: 'liquid', radiator: 240, thicknessMm })));
  test('a deeper case is deeper', () => grows(200, 480, (depth) => draw('case', { dimensions: [400, 200, depth] })));
  test('a wider case is wider', () => grows(120, 300, (width) => draw('case', { dimensions: [400, width, 400] })));
  test('a taller case is taller', () =>
    grows(200, 550, (height) => draw('case', { dimensions: [height, 200, 400] }), false));
  test('a taller stick is taller', () => grows(25, 60, (heightMm) => draw('ram', { heightMm }), false));
  test('a longer supply is longer', () => grows(100, 190, (lengthMm) => draw('psu', { lengthMm, formFactor: 'ATX' })));
  test('a larger fan is larger', () => grows(60, 200, (sizeMm) => draw('caseFan', { sizeMm, qty: 1 })));
  test('more paste makes a longer tube', () => grows(1, 20, (grams) => draw('thermalPaste', { grams })));
  test('a wider monitor is wider', () =>
    grows(15, 45, (sizeIn) => draw('monitor', { sizeIn, resolution: [2560, 1440], hz: 60 })));
});

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

  test('an unknown memory height is drawn as the standard 31 mm', () =>
    expect(Math.abs(size(draw('ram', {})).height - size(draw('ram', { heightMm: 31 })).height)).toBeLessThan(2));

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

test('colours are names that the look gives its variables to', () => {
  for (const type of types) expect(svgText(draw(type, {}))).not.toMatch(/#[\da-f]{3}|rgb|var\(| style=/i);
});
