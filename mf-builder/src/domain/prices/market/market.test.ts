import type { BuildComponents } from '@rig4u/shared/builds';
import { changesOf, market } from './market';
import type { Market } from './market-schema';

const small: Market = {
  when: 'spring',
  read: '2026-01-01',
  sources: { page: { name: 'A page', address: 'https://example.org/' } },
  classes: [
    { is: 'DDR5', name: 'DDR5', factor: 4, from: '2025-07', to: '2026-01', sources: ['page'] },
    { is: 'card', upTo: 500, name: 'Cards to 500', factor: 1.1, from: '2025-07', to: '2026-01', sources: ['page'] },
    { is: 'card', name: 'Cards', factor: 1.5, from: '2025-07', to: '2026-01', sources: ['page'] },
  ],
};
const estimated = (guide: number, price: number, priceDate = '2026-01-01') => ({
  id: 'x',
  name: 'x',
  price,
  priceDate,
  estimatedFrom: { price: guide, date: '2025-08-01' },
});
const namesOf = (components: BuildComponents) => changesOf(components, small).map(({ name }) => name);

test('a class is known by what it made of a guide price, in the order of the file', () => {
  expect(namesOf({ gpu: estimated(500, 550), ram: estimated(100.01, 400.04) })).toEqual(['DDR5', 'Cards to 500']);
  expect(namesOf({ gpu: estimated(500.01, 750.02) })).toEqual(['Cards']);
});

test('what no class made has none: another type, another month, what is owned, a price that was seen', () => {
  expect(namesOf({ cpu: estimated(100, 400), ram: estimated(100, 400, '2026-02-01') })).toEqual([]);
  expect(namesOf({ ram: { ...estimated(100, 400), owned: true } })).toEqual([]);
  expect(namesOf({ ram: { id: 'x', name: 'x', price: 400, priceDate: '2026-01-01' } })).toEqual([]);
  expect(namesOf({ ram: estimated(100, 431) })).toEqual([]);
});

test('each class names pages that are listed, and each listed page is used', () => {
  const used = new Set(market.classes.flatMap(({ sources }) => sources));
  expect([...used].toSorted()).toEqual(Object.keys(market.sources).toSorted());
  for (const { from, to } of market.classes) expect(from < to).toBe(true);
});

test.each([
  ['DDR5 memory', 4.4],
  ['DDR4 memory', 4.3],
  ['SSDs', 2.13],
  ['Hard disks', 1.46],
  ['Graphics cards up to $350', 1.14],
  ['Graphics cards of $350 to $500', 1.12],
  ['Graphics cards of $500 to $700', 1.08],
  ['Graphics cards of $700 to $900', 1.11],
  ['Graphics cards over $900', 1.28],
])('%s: as the pages state it', (name, factor) => {
  expect(market.classes.find((one) => one.name === name)?.factor).toBe(factor);
});
