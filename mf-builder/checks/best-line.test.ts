/** @jest-environment node */
import { bestLine } from './best-line';

const answer = (line: unknown, number = 1) => {
  const { text, ok } = bestLine(typeof line === 'string' ? line : JSON.stringify(line), number);
  return { ok, ...JSON.parse(text) };
};

test('a line in order is answered with a proven build', () => {
  const found = answer({ id: 'a', use: 'gaming', budget: 1500, locked: { gpu: ['gpu14'], monitor: 'monitor3' } });
  expect(found).toMatchObject({ ok: true, id: 'a', proven: true, verdict: 'pass' });
  expect(found.parts).toMatchObject({ gpu: 'gpu14', monitor: 'monitor3' });
  expect(found.total).toBeLessThanOrEqual(1500);
  expect(found.estimate[0]).toBeLessThan(found.estimate[1]);
  expect(found.ms).toBeGreaterThanOrEqual(0);
});

test('a part by its facts; what is owned costs nothing; a fact of the wrong type is named', () => {
  const specs = { shaders: 2560, boostMHz: 1800, memory: 8, chipMaker: 'NVIDIA', lengthMm: 'long' };
  const line = { use: 'gaming', budget: 900, locked: { gpu: { name: 'Old card', specs, price: 300, owned: true } } };
  const owned = answer(line);
  expect(owned.parts.gpu).toBe('Old card');
  expect(owned.notes).toEqual([
    'locked.gpu[0].specs.lengthMm: expected a number, found "long"; it counts as not known.',
  ]);
  // Both are cheaper than what asks for Wi-Fi.
  const cheap = answer({ ...line, budget: 580 });
  const bought = answer({ ...line, budget: 880, locked: { gpu: { ...line.locked.gpu, owned: false } } });
  expect([bought.parts, bought.total]).toEqual([cheap.parts, expect.closeTo(cheap.total + 300)]);
  expect(answer({ ...line, budget: 1200, locked: { ram: [{ id: 'ram4', quantity: 2 }] } }).parts.ram).toEqual([
    'ram4',
    'ram4',
  ]);
});

test('what is bought with the rest is named and can be left out; a part may be out of production; Wi-Fi may be refused', () => {
  const line = { use: 'gaming', budget: 1000 };
  const found = answer(line);
  expect(found.spent.length).toBeGreaterThan(0);
  expect(found.left).toBeCloseTo(1000 - found.total);
  const [step] = found.spent;
  expect(step.what).toMatch(/^a /);
  const without = answer({ ...line, without: [step.id] });
  expect(without.spent ?? []).not.toContainEqual(expect.objectContaining({ id: step.id }));
  expect(without.worth).toBe(found.worth);
  expect(answer({ use: 'programming', budget: 1500, locked: { cpu: ['cpu11'] } }).parts.cpu).toBe('cpu11');
  const wired = { use: 'gaming', budget: 1200, locked: { motherboard: ['motherboard5'] } };
  expect(answer(wired).givenUp).toContainEqual({ id: 'wifi', what: 'Wi-Fi' });
  expect(answer({ ...wired, wifi: false }).givenUp ?? []).not.toContainEqual({ id: 'wifi', what: 'Wi-Fi' });
});

test('where nothing works there is the cheapest that does, or why there is none', () => {
  const low = answer({ use: 'gaming', budget: 100 });
  expect(low).toMatchObject({ ok: true, infeasible: true, proven: true });
  expect(low.least.total).toBeGreaterThan(100);
  expect(answer({ use: 'gaming', budget: low.least.total }).parts).toEqual(low.least.parts);
  const apart = answer({ use: 'gaming', budget: 9000, locked: { cpu: 'cpu1', motherboard: 'motherboard20' } });
  expect(apart).toMatchObject({ infeasible: true, least: null, failing: ['cpu-socket'] });
  const much = answer({ use: 'gaming', budget: 9000, least: { memoryGB: 4096 } });
  expect(much).toMatchObject({ infeasible: true, least: null, missing: ['ram'] });
});

test.each([
  [{ budget: 1 }, 'use must be one of gaming, '],
  [{ use: 'chess', budget: 1 }, 'use must be one of gaming, '],
  [{ use: 'gaming', budget: '1' }, 'budget must be a number'],
  [{ use: 'gaming', budget: 1, size: 'XL' }, 'size must be one of mini-ITX, '],
  [{ use: 'gaming', budget: 1, locked: [] }, 'locked must be an object'],
  [{ use: 'gaming', budget: 1, locked: { card: 'gpu1' } }, 'locked has no type "card"'],
  [
    { use: 'gaming', budget: 1, locked: { gpu: 'gpu99' } },
    'locked.gpu[0] names "gpu99", which is no part of the type gpu in the catalogue.',
  ],
  [{ use: 'gaming', budget: 1, locked: { gpu: [5] } }, 'locked.gpu[0] must be the id of a part'],
  [{ use: 'gaming', budget: 1, locked: { gpu: { name: 'x' } } }, 'locked.gpu[0].specs must be an object'],
  [{ use: 'gaming', budget: 1, locked: { gpu: { id: 'gpu1', quantity: 0 } } }, 'locked.gpu[0].quantity must be'],
])('malformed: %j', (line, error) => {
  const found = answer(line, 12);
  expect(found.ok).toBe(false);
  expect(found.error).toMatch(/^Line 12: .*\.$/);
  expect(found.error).toContain(error);
});

test.each([
  ['bought', 'case1', false],
  ['owned', 'case1', true],
  ['of 10 litres', 'case2', false],
])('a small case that is locked (%s) costs neither the card nor the budget', (_, id, owned) => {
  const found = answer({ use: 'gaming', budget: 4000, locked: { case: [{ id, owned }] } });
  expect(found.parts.case).toBe(id);
  expect(found.estimate[0]).toBeGreaterThanOrEqual(55);
  expect(found.total).toBeLessThanOrEqual(4000);
});
