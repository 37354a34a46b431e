/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueTypes as types } from '../../src/catalogue/schema';
import { builtIn } from '../../src/catalogue/source';
import { guidePriceOf } from '../guide-prices/latest-price';
import { bandOf, comparePrices } from './compare-prices';

test.each(types)('each price of %s is one that its class was sold for', async (type) => {
  expect(comparePrices(type, await builtIn.load(type))).toEqual([]);
});

test.each(types)('three times or a third of any price of %s is seen', async (type) => {
  const parts = (await builtIn.load(type)).filter(({ price }) => price > 0);
  expect(parts.length).toBeGreaterThan(0);
  const changed = [10, 3, 1 / 3, 0.1].flatMap((factor) =>
    parts.map((part) => ({ ...part, price: part.price * factor })),
  );
  expect(comparePrices(type, changed)).toHaveLength(changed.length);
});

test('what is free costs nothing, and only that', async () => {
  const systems = await builtIn.load('os');
  const free = systems.filter((part) => bandOf('os', part)?.[1] === 0);
  expect(free.length).toBeGreaterThan(0);
  expect(
    comparePrices(
      'os',
      free.map((part) => ({ ...part, price: 1 })),
    ),
  ).toHaveLength(free.length);
});

test('a part of a class without a band is named', async () => {
  const [card] = await builtIn.load('gpu');
  const unknown = card ? [{ ...card, specs: { ...card.specs, chip: 'Radeon RX 1' } }] : [];
  expect(comparePrices('gpu', unknown)).toEqual([expect.stringContaining('its class has no band')]);
});

test('guide prices are those of August and September 2025, but for free systems, what came later and what was seen since', async () => {
  const seen = readFileSync(path.join(import.meta.dirname, '../guide-prices/seen-prices.csv'), 'utf8');
  const parts = (await Promise.all(types.map((type) => builtIn.load(type)))).flat();
  const later = parts.filter(
    (part) => part.price > 0 && !/^2025-0[89]/.test(guidePriceOf(part).date) && !seen.includes(`\n${part.id},`),
  );
  expect(later.map(({ name }) => name)).toEqual([
    'Ryzen 7 9850X3D',
    'Core Ultra 7 270K Plus',
    // List prices of their chips.
    'GeForce RTX 5050 OC Low Profile 8G',
    'Radeon RX 9070 GRE GAMING OC 12G',
    'Zorin OS 18 Pro',
  ]);
});
