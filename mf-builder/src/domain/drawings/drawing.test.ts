import fc from 'fast-check';
import { type CatalogueType, catalogueTypes as types } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import { type Drawing, drawPart, svgText } from './drawing';
import type { Facts } from './facts';

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

test.each(types)('every %s of the catalogue draws inside its sheet, at one scale', async (type) => {
  const drawings = (await builtIn.load(type)).map((part) => drawPart(part));
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

test.each(types)('nonsense in the numbers of a %s stays inside the sheet', async (type) => {
  const parts = await builtIn.load(type);
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
      fc.property(fc.double({ min: low, max: high * 0.9, noNaN: true }), (value) => {
        const [small, large] = [size(drawn(value)), size(drawn(value * 1.1))];
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

test('an unknown memory height is drawn as the standard 31 mm', () => {
  const [unknown, standard] = [draw('ram', {}), draw('ram', { heightMm: 31.25 })].map(size);
  expect(unknown?.width).toBeCloseTo(standard?.width ?? 0, -1);
  expect(unknown?.height).toBeCloseTo(standard?.height ?? 0, -1);
});

test('colours are names that the look gives its variables to', () => {
  for (const type of types) expect(svgText(draw(type, {}))).not.toMatch(/#[\da-f]{3}|rgb|var\(| style=/i);
});
