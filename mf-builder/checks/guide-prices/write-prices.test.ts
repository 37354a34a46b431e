/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueTypes } from '../../src/catalogue/schema';
import { allParts } from '../catalogue-files';
import { withNewPrices } from './write-prices';

const parts = allParts();
const textOf = (type: string) =>
  readFileSync(path.join(import.meta.dirname, `../../src/catalogue/data/${type}.json`), 'utf8');
const date = '2026-11-01';
const estimatedFrom = { price: 1.5, date: '2025-01-01' };
const isPrice = (line: string): boolean => /^ {4}"(?:price|priceDate|estimatedFrom)": /.test(line);

test.each(catalogueTypes)('a data file of %s keeps everything but its prices, to the letter', (type) => {
  const text = textOf(type);
  const own = parts.filter((part) => part.type === type);
  const worked = own.map(({ id, price }) => ({ id, price: price + 1, date, estimatedFrom }));
  const seen = own.map(({ id, price }) => ({ id, price: price + 1, date }));
  const others = (changed: string): string[] => changed.split('\n').filter((line) => !isPrice(line));
  for (const changes of [worked, seen]) expect(others(withNewPrices(text, changes))).toEqual(others(text));
  const [first] = own;
  const price = (first?.price ?? 0) + 1;
  expect(JSON.parse(withNewPrices(text, worked))[0]).toMatchObject({ price, priceDate: date, estimatedFrom });
  const again = withNewPrices(withNewPrices(text, worked), seen);
  expect(again).toBe(withNewPrices(text, seen));
  expect(again).not.toContain('estimatedFrom');
});

test('what a price was worked out from stands right behind its month', () => {
  expect(withNewPrices(textOf('os'), [{ id: 'os1', price: 9, date, estimatedFrom }])).toContain(
    '"price": 9,\n    "priceDate": "2026-11-01",\n    "estimatedFrom": { "price": 1.5, "date": "2025-01-01" },\n',
  );
});

test('a file in which a price cannot be found is left alone', () => {
  expect(() => withNewPrices('[{ "price": 1, "id": "cpu1" }]', [{ id: 'cpu1', price: 2, date }])).toThrow(
    'is not written as expected',
  );
});
