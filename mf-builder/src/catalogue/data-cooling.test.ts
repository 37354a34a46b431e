import type { Part } from './schema';
import { builtIn } from './source';

const load = (): Promise<readonly Part<'cooling'>[]> => builtIn.load('cooling');

const air = async () => (await load()).filter((part) => part.specs.type === 'air');
const liquid = async () => (await load()).filter((part) => part.specs.type === 'liquid');

test(spec('3.7', 'coolers are 20, cooling1 the first, each fact with a basis'), async () => {
  const parts = await load();
  expect(parts).toHaveLength(20);
  expect(parts[0]?.id).toBe('cooling1');
  for (const part of parts)
    expect([part.id, Object.keys(part.basis ?? {})]).toEqual([part.id, Object.keys(part.specs)]);
});

test(spec('9.25', 'coolers cost 44.99 to 269.99'), async () => {
  const prices = (await load()).map((part) => part.price);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(44.99);
  expect(Math.max(...prices)).toBeLessThanOrEqual(269.99);
});

test(
  spec('3.6', 'every air cooler has a height and no radiator, every liquid one a radiator and no tower height'),
  async () => {
    for (const { id, specs } of await air())
      expect([id, specs.heightMm !== undefined, specs.radiator]).toEqual([id, true, undefined]);
    for (const { id, specs } of await liquid())
      expect([id, specs.radiator !== undefined, specs.heightMm]).toEqual([id, true, undefined]);
  },
);

test('a rating in watts always names whose it is', async () => {
  for (const { id, specs } of await load())
    expect([id, specs.tdp === undefined]).toEqual([id, specs.tdpBasis === undefined]);
});

test('at least six air coolers have a rating, from office CPUs to the hungriest', async () => {
  const ratings = (await air()).flatMap((part) => part.specs.tdp ?? []);
  expect(ratings.length).toBeGreaterThanOrEqual(6);
  expect(Math.min(...ratings)).toBeLessThanOrEqual(130);
  expect(Math.max(...ratings)).toBeGreaterThanOrEqual(253);
});

test('radiators come in every common length', async () => {
  const sizes = new Set((await liquid()).map((part) => part.specs.radiator));
  expect(sizes).toEqual(new Set([120, 240, 280, 360, 420]));
});

test.each(['AM4', 'AM5', 'LGA1700', 'LGA1851'])('%s has a low air cooler and a liquid one', async (socket) => {
  const fits = (await load()).filter((part) => part.specs.sockets?.includes(socket));
  expect(new Set(fits.map((part) => part.specs.type))).toEqual(new Set(['air', 'liquid']));
  expect(fits.some((part) => (part.specs.heightMm ?? 999) <= 77)).toBe(true);
});

test('sockets are written without spaces', async () => {
  const sockets = (await load()).flatMap((part) => part.specs.sockets ?? []);
  expect(sockets.filter((socket) => !/^(AM|LGA)\d+$/.test(socket))).toEqual([]);
});

test('memory under the cooler: some reach over it by a known gap, some not at all', async () => {
  const gaps = (await air()).map((part) => part.specs.ramClearanceMm);
  expect(gaps).toContain(null);
  expect(gaps.some((gap) => typeof gap === 'number')).toBe(true);
});

test('white, black, lit and unlit coolers are there', async () => {
  const parts = await load();
  // Why: the white air cooler went; its maker does not sell in the United States. White ones of three lengths are left.
  const white = parts.filter((part) => part.colors?.includes('white'));
  expect(new Set(white.map((part) => part.specs.radiator))).toEqual(new Set([240, 280, 360]));
  expect(parts.filter((part) => part.specs.rgb === 'ARGB').length).toBeGreaterThanOrEqual(3);
  const plain = parts.filter((part) => part.specs.rgb === 'none' && part.colors?.join() === 'black');
  expect(plain.length).toBeGreaterThanOrEqual(5);
});
