/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { csvRows } from '../../src/domain/prices/csv-rows';
import { parseEarlierPrices } from '../../src/catalogue/earlier-prices';
import earlier from '../../src/catalogue/data/earlier-prices.json';
import { allParts } from '../catalogue-files';
import { guidePriceOf } from './latest-price';

const [head, ...rows] = csvRows(readFileSync(path.join(import.meta.dirname, 'seen-prices.csv'), 'utf8'), ',');
const parts = new Map(allParts().map((part) => [part.id, part]));
const history = parseEarlierPrices(earlier);

test('each price that was seen is, or was, the guide price of its part, in its month, with a page that says so', () => {
  expect(head?.fields).toEqual(['id', 'price', 'seen', 'address', 'quote']);
  for (const { fields } of rows) {
    const [id = '', price, seen = '', address, quote] = fields;
    const part = parts.get(id);
    const known = [...(part ? [guidePriceOf(part)] : []), ...(history[id] ?? [])];
    expect(known).toContainEqual({ date: `${seen.slice(0, 7)}-01`, price: Number(price) });
    expect([id, address, quote]).toEqual([
      id,
      expect.stringMatching(/^https:\/\//),
      expect.stringContaining(String(Number(price))),
    ]);
  }
});
