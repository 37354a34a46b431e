import { market, marketEstimate } from './market-estimate';
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
const part = (price: number, specs: Record<string, unknown> = {}, priceDate = '2025-08-01') => ({
  id: 'x',
  name: 'x',
  price,
  priceDate,
  specs,
});
const cents = (components: Parameters<typeof marketEstimate>[0]) => marketEstimate(components, small)?.cents;

test('each part changes by the factor of its class, times its quantity; others keep their guide price', () => {
  const ram = [{ part: part(100, { ramType: 'DDR5' }), quantity: 2 }];
  const found = marketEstimate({ ram, cpu: part(300), gpu: part(500) }, small);
  expect(found?.cents).toBe(80_000 + 30_000 + 55_000);
  expect(found?.classes.map(({ name }) => name)).toEqual(['DDR5', 'Cards to 500']);
  expect(cents({ gpu: part(500.01) })).toBe(75_002);
});

test('a price that is newer than its class stays, and so does what is owned', () => {
  const ram = part(100, { ramType: 'DDR5' }, '2026-02-03');
  expect(cents({ ram, gpu: part(100) })).toBe(10_000 + 11_000);
  expect(cents({ ram: { ...part(100, { ramType: 'DDR5' }), owned: true }, gpu: part(100) })).toBe(11_000);
});

test('a build in which no class is has no estimate', () => {
  expect(cents({})).toBeUndefined();
  expect(cents({ cpu: part(300), ram: part(100, { ramType: 'DDR3' }) })).toBeUndefined();
  expect(cents({ ram: part(100, { ramType: 'DDR5' }, '2026-02-03') })).toBeUndefined();
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
