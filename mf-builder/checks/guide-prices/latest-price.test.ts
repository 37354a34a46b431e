/** @jest-environment node */
import fc from 'fast-check';
import market from '../../src/domain/prices/market/market.json';
import { marketSchema } from '../../src/domain/prices/market/market-schema';
import { parse } from 'valibot';
import type { Part } from '../../src/catalogue/schema';
import { allParts } from '../catalogue-files';
import { guidePriceOf, latestPrice } from './latest-price';

const { classes } = parse(marketSchema, market);
const parts = allParts();
const anyPart = fc.constantFrom(...parts);
const cents = fc.integer({ min: 100, max: 400_000 }).map((whole) => whole / 100);
const month = fc
  .record({ year: fc.integer({ min: 2025, max: 2027 }), of: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, of }) => `${year}-${String(of).padStart(2, '0')}-01`);
const guide = fc.record({ date: month, price: cents });
function withPrice(part: Part, { price, date, estimatedFrom }: ReturnType<typeof latestPrice>): Part {
  const { estimatedFrom: _, ...rest } = { ...part, price, priceDate: date };
  return estimatedFrom ? { ...rest, estimatedFrom } : rest;
}

test('the catalogue has the latest price of each part', () => {
  for (const part of parts) {
    const { price, priceDate: date, estimatedFrom } = part;
    expect(latestPrice(part, classes)).toEqual({ id: part.id, price, date, ...(estimatedFrom && { estimatedFrom }) });
  }
});

test('to work it out again changes nothing: a change is never applied to what was worked out', () => {
  fc.assert(
    fc.property(anyPart, guide, (part, seen) => {
      const once = latestPrice(part, classes, seen);
      expect(guidePriceOf(withPrice(part, once))).toEqual(seen);
      expect(latestPrice(withPrice(part, once), classes)).toEqual(once);
    }),
  );
});

test('a guide price of a class is worked out if it is older than the change, and stands if it is not', () => {
  fc.assert(
    fc.property(anyPart, guide, (part, seen) => {
      const { price, date, estimatedFrom } = latestPrice(part, classes, seen);
      if (estimatedFrom === undefined) {
        expect({ price, date }).toEqual(seen);
        return;
      }
      expect(['gpu', 'ram', 'storage']).toContain(part.type);
      expect(estimatedFrom).toEqual(seen);
      expect(seen.date < date).toBe(true);
      const factors = classes.filter(({ to }) => `${to}-01` === date).map(({ factor }) => factor);
      expect(factors.map((factor) => Math.round(Math.round(seen.price * 100) * factor))).toContain(
        Math.round(price * 100),
      );
    }),
  );
});

test('a card goes by its guide price, also where what it costs now is in another class', () => {
  const card = parts.find(({ type }) => type === 'gpu');
  if (!card) throw new Error('There is no card.');
  const costs = (price: number) => latestPrice(card, classes, { date: '2025-09-01', price }).price;
  expect([costs(350), costs(350.01), costs(500), costs(700), costs(900), costs(1000)]).toEqual([
    399, 392.01, 560, 756, 999, 1280,
  ]);
});
