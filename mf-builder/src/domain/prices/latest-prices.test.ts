import { totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { atLatestPrices, latestPart, priceChange, sinceSaved } from '.';

const cpu = { id: 'cpu1', name: 'One', price: 100, priceDate: '2025-09-01' };
const ram = { id: 'ram1', name: 'Sticks', price: 50.1, priceDate: '2025-09-01' };
const mine = { id: 'custom', name: 'Mine', price: 5 };
const guide = { price: 50.1, date: '2025-09-01' };
const listed = new Map([
  ['cpu1', { id: 'cpu1', price: 88, priceDate: '2025-10-01' }],
  ['ram1', { id: 'ram1', price: 220.44, priceDate: '2026-01-01', estimatedFrom: guide }],
]);
const catalogue = (id: string) => listed.get(id);
const known = { catalogue, history: {} };
const build: BuildComponents = { cpu, ram: [{ part: ram, quantity: 2 }], gpu: mine };

test('every line is at the latest price of the catalogue, with its quantity; an estimate says so', () => {
  const latest = atLatestPrices(build, known);
  expect(latest).toEqual({
    cpu: { ...cpu, price: 88, priceDate: '2025-10-01' },
    ram: [{ part: { ...ram, price: 220.44, priceDate: '2026-01-01', estimatedFrom: guide }, quantity: 2 }],
    gpu: mine,
  });
  expect(atLatestPrices(latest, known)).toBe(latest);
});

test('the change is told in one sentence with both months', () => {
  const latest = atLatestPrices(build, known);
  expect(priceChange(build, latest).cents).toBe(totalOf(latest) - totalOf(build));
  expect(sinceSaved(priceChange(build, latest))).toBe(
    '$329 more than when saved: prices of September 2025 then, of October 2025 to January 2026 in this total',
  );
  expect(sinceSaved(priceChange(latest, latest))).toBe('No change since saved');
  expect(
    sinceSaved(priceChange({ cpu: { ...cpu, owned: true } }, atLatestPrices({ cpu: { ...cpu, owned: true } }, known))),
  ).toBe('No change since saved');
});

test('an imported price counts, for parts outside the catalogue too, and on one day before the catalogue', () => {
  const at = (date: string, price = 120) => ({
    catalogue,
    history: { cpu1: [{ date, price }], custom: [{ date, price }] },
  });
  expect(latestPart(cpu, at('2026-11-01'))).toEqual({ ...cpu, price: 120, priceDate: '2026-11-01', imported: true });
  expect(latestPart(cpu, at('2025-10-01'))).toMatchObject({ price: 120, imported: true });
  expect(latestPart(mine, at('2025-10-01'))).toMatchObject({ price: 120, imported: true });
  expect(latestPart(cpu, at('2025-09-30'))).toMatchObject({ price: 88 });
});

test('an import takes the place of an estimate and drops it; an older one than its month does not', () => {
  const stored = { ...ram, price: 220.44, priceDate: '2026-01-01', estimatedFrom: guide };
  const at = (date: string) => latestPart(stored, { catalogue, history: { ram1: [{ date, price: 180 }] } });
  expect(at('2026-01-20')).toEqual({ ...ram, price: 180, priceDate: '2026-01-20', imported: true });
  expect(at('2025-12-20')).toBe(stored);
});

test('a newer price than the catalogue has stays, such as one that was imported in another browser', () => {
  const seen = { ...cpu, price: 70, priceDate: '2026-11-20', imported: true };
  expect(latestPart(seen, known)).toBe(seen);
  expect(latestPart({ ...seen, priceDate: '2025-10-01' }, known)).toMatchObject({ price: 70 });
  expect(latestPart({ ...seen, priceDate: '2025-09-30' }, known)).toEqual({
    ...cpu,
    price: 88,
    priceDate: '2025-10-01',
  });
});

test('an estimate that a build was saved with never outlives what the catalogue says since', () => {
  const stored = { ...cpu, price: 130, priceDate: '2026-01-01', estimatedFrom: { price: 100, date: '2025-09-01' } };
  expect(latestPart(stored, known)).toEqual({ ...cpu, price: 88, priceDate: '2025-10-01' });
});

test('a part that is no longer listed keeps its price and its month', () => {
  const retired = { ...cpu, id: 'cpu99' };
  expect(latestPart(retired, known)).toBe(retired);
});

test('until when a part was sold is what the catalogue says of it by now, whatever its price', () => {
  const sold = {
    catalogue: () => ({ id: 'cpu1', price: 100, priceDate: '2025-09-01', soldUntil: '2026-06' }),
    history: {},
  };
  const gone = { ...cpu, soldUntil: '2026-06' };
  expect(latestPart(cpu, sold)).toEqual(gone);
  expect(latestPart(gone, sold)).toBe(gone);
  expect(latestPart(gone, { catalogue: () => ({ ...cpu }), history: {} })).toEqual(cpu);
  expect(latestPart(gone, { catalogue: () => undefined, history: {} })).toBe(gone);
});

test('a price of the visitor takes the mark of a part without a price away; the change since saved does not count it as dearer', () => {
  const card = { id: 'gpu~123', name: 'Card', price: 0, unpriced: true };
  const history = { 'gpu~123': [{ date: '2026-11-01', price: 410 }] };
  expect(latestPart(card, known)).toBe(card);
  const priced = latestPart(card, { catalogue, history });
  expect(priced).toEqual({ id: 'gpu~123', name: 'Card', price: 410, priceDate: '2026-11-01', imported: true });
  expect(priceChange({ gpu: card }, { gpu: priced })).toEqual({ cents: 0, before: undefined, after: undefined });
  expect(priceChange({ cpu, gpu: card }, atLatestPrices({ cpu, gpu: card }, { catalogue, history })).cents).toBe(
    -1_200,
  );
});
