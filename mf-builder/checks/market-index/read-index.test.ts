/** @jest-environment node */
import type { Market } from '../../src/domain/prices/market/market-schema';
import { market } from '../../src/domain/prices/market/market';
import { readIndex, type Reading } from './read-index';

const ram = { is: 'DDR5', name: 'DDR5', factor: 3.9, from: '2025-09', to: '2026-10', sources: ['page'] };
const index = {
  schema: 'rig4u-market-index',
  version: 1,
  publisher: 'A paper',
  licence: 'CC-BY-4.0',
  published: '2026-11-02',
  classes: [ram],
  sources: { page: { name: 'A page', address: 'https://example.org/page' } },
};
const reading: Reading = {
  address: 'https://example.org/index.json',
  licences: ['CC0-1.0', 'CC-BY-4.0'],
  standing: market,
  today: '2026-11-22',
};
const read = (change: object = {}, standing: Market = market) =>
  readIndex(JSON.stringify({ ...index, ...change }), { ...reading, standing });

test('an index becomes the market file, with its licence', () => {
  expect(read()).toEqual({
    when: 'October 2026',
    read: '2026-11-22',
    index: { publisher: 'A paper', licence: 'CC-BY-4.0', address: reading.address, published: '2026-11-02' },
    classes: [ram],
    sources: index.sources,
  });
});

test.each<[string, object, RegExp]>([
  ['another schema', { schema: 'prices' }, /no index of this schema[^]*schema: /],
  ['a later version', { version: 2 }, /no index of this schema[^]*version: /],
  ['a key that nobody knows', { more: 1 }, /no index of this schema[^]*more: /],
  ['no class', { classes: [] }, /no index of this schema[^]*classes: /],
  ['a factor without sense', { classes: [{ ...ram, factor: 40 }] }, /no index of this schema[^]*classes\.0\.factor: /],
  ['a page by http', { sources: { page: { name: 'x', address: 'http://a.example' } } }, /sources\.page\.address: /],
  ['another licence', { licence: 'CC-BY-NC-4.0' }, /licence is "CC-BY-NC-4\.0"\. Taken are CC0-1\.0, CC-BY-4\.0/],
  ['a source that is not listed', { classes: [{ ...ram, sources: ['page', 'b'] }] }, /the source "b", which is not/],
  ['a source that nobody names', { sources: { ...index.sources, b: index.sources.page } }, /No class names .* "b"/],
  ['a class that is never reached', { classes: [ram, { ...ram, name: 'Two' }] }, /"Two" is never reached/],
  ['a publication to come', { published: '2026-11-23' }, /still to come/],
  ['a class past its publication', { classes: [{ ...ram, to: '2026-12' }] }, /"DDR5" goes from 2025-09 to 2026-12/],
  ['a class that ends before it begins', { classes: [{ ...ram, from: '2026-10' }] }, /goes from 2026-10 to 2026-10/],
  [
    'older prices',
    { classes: [{ ...ram, to: '2025-12' }] },
    /newest prices are of 2025-12; the market file has 2026-08/,
  ],
])('%s is refused', (_, change, message) => {
  expect(() => read(change)).toThrow(message);
});

test('what is no newer than the index that stands is refused', () => {
  expect(() => read({}, read())).toThrow('no newer than the index of Nov 2, 2026');
  expect(read({ published: '2026-11-03' }, read()).index?.published).toBe('2026-11-03');
});

test('all reasons are said at once', () => {
  expect(() => read({ licence: 'none', published: '2026-12-01' })).toThrow(/licence is "none"[^]*still to come/);
});

test('a page that is no JSON is refused', () => {
  expect(() => readIndex('<!doctype html>', reading)).toThrow('The answer is not JSON');
});
