import * as v from 'valibot';
import { hasNoPrice, storedPart, sumOf, totalOf, totalText, unpricedText, type StoredPart } from '.';

const cpu = { id: 'cpu1', name: 'Processor', price: 240 };
const card: StoredPart = { id: 'gpu~123', name: 'Card', price: 0, unpriced: true };
const fan = { id: 'caseFan~7', name: 'Fan', price: 0, unpriced: true };
const free = { id: 'own', name: 'A present', price: 0 };

test('what has no price is counted, by pieces, and adds nothing to the cents', () => {
  const components = { cpu, gpu: card, caseFan: [{ part: fan, quantity: 3 }], case: free };
  expect(sumOf(components)).toEqual({ cents: 24_000, unpriced: 4 });
  expect(totalOf(components)).toBe(24_000);
  expect(totalText(sumOf(components))).toBe('$240.00 + 4 parts without a price');
  expect(totalText(sumOf({ cpu, gpu: card }))).toBe('$240.00 + 1 part without a price');
  expect(totalText(sumOf({ cpu, case: free }))).toBe('$240.00');
  expect(unpricedText({ unpriced: 0 })).toBeUndefined();
});

test('what the visitor has needs no price, and a price above 0 ends the mark, whoever wrote it', () => {
  expect(hasNoPrice(card)).toBe(true);
  expect(hasNoPrice({ ...card, owned: true })).toBe(false);
  expect(hasNoPrice({ ...card, price: 410 })).toBe(false);
  expect(hasNoPrice(free)).toBe(false);
  expect(sumOf({ gpu: { ...card, price: 410 } })).toEqual({ cents: 41_000, unpriced: 0 });
});

/** What a release from before the market reads a part by: its fields of that day, and others as they are. */
const partOfBefore = v.looseObject({
  id: v.string(),
  name: v.string(),
  price: v.pipe(v.number(), v.finite(), v.minValue(0)),
  type: v.exactOptional(v.string()),
  brand: v.exactOptional(v.string()),
  priceDate: v.exactOptional(v.string()),
  estimatedFrom: v.exactOptional(v.looseObject({ date: v.string(), price: v.number() })),
  soldUntil: v.exactOptional(v.string()),
  imported: v.exactOptional(v.boolean()),
  image: v.exactOptional(v.string()),
  retailerSku: v.exactOptional(v.string()),
  owned: v.exactOptional(v.boolean()),
  specs: v.exactOptional(v.record(v.string(), v.unknown())),
});

test('a release from before the market, or from before what is probable, keeps a part of it as it is', () => {
  const doubts = { doubted: ['bracketSlots', 'lengthMm'], probable: ['bracketSlots'] };
  const part = { ...card, type: 'gpu', brand: 'Maker', specs: { lengthMm: 304, bracketSlots: 2 }, ...doubts };
  const kept: unknown = JSON.parse(JSON.stringify(v.parse(partOfBefore, part)));
  expect(v.parse(storedPart, kept)).toEqual(part);
});
