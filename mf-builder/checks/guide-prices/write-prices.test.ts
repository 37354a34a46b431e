/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueTypes } from '../../src/catalogue/schema';
import { allParts } from '../catalogue-files';
import { changesOf, withEarlier, withNewPrices } from './write-prices';

const parts = allParts();
const textOf = (type: string) =>
  readFileSync(path.join(import.meta.dirname, `../../src/catalogue/data/${type}.json`), 'utf8');
const raised = parts.map(({ id, price }) => ({ id, price: price + 1, date: '2026-11-01' }));

test.each(catalogueTypes)('a data file of %s keeps everything but price and date, to the letter', (type) => {
  const text = textOf(type);
  const own = changesOf(
    parts.filter((part) => part.type === type),
    raised,
  );
  const lines = text.split('\n');
  const changed = withNewPrices(text, own).split('\n');
  expect(changed).toHaveLength(lines.length);
  const others = changed.filter((line, place) => line !== lines[place]);
  expect(others).toHaveLength(own.length * 2);
  expect(others.filter((line) => !/^ {4}"price(?:Date": "2026-11-01"|": [\d.]+),$/.test(line))).toEqual([]);
  expect(JSON.parse(changed.join('\n'))[0]).toMatchObject({ price: own[0]?.price, priceDate: '2026-11-01' });
});

test('a file in which a price cannot be found is left alone', () => {
  const [change] = changesOf(parts, raised);
  if (!change) throw new Error('no price changes');
  expect(() => withNewPrices(`[{ "price": 1, "id": "${change.id}" }]`, [change])).toThrow('is not written as expected');
});

test('a price that says the same is no change', () => {
  expect(
    changesOf(
      parts,
      parts.map(({ id, price, priceDate }) => ({ id, price, date: priceDate })),
    ),
  ).toEqual([]);
});

test('what stood goes to the earlier prices; a correction within the month does not', () => {
  const before = { name: 'One', price: 80, priceDate: '2026-10-01' };
  const next = { id: 'cpu1', price: 90, date: '2026-11-01', before };
  expect(withEarlier({ cpu1: [{ date: '2026-09-01', price: 70 }] }, [next])).toEqual({
    cpu1: [
      { date: '2026-09-01', price: 70 },
      { date: '2026-10-01', price: 80 },
    ],
  });
  expect(withEarlier({}, [{ ...next, date: '2026-10-01' }])).toEqual({});
});
