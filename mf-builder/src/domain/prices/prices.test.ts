import fc from 'fast-check';
import {
  addPrices,
  currentPrice,
  dayText,
  historyText,
  isoDay,
  knownParts,
  pointsOf,
  priceChanges,
  pricePoints,
  shortChange,
  sinceSaved,
  withCurrentPrices,
} from '.';

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-10-${String(n).padStart(2, '0')}`);
const price = fc.record({
  id: fc.constantFrom('cpu1', 'gpu1', '__proto__', 'constructor'),
  date: day,
  price: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
});

const cpu = { id: 'cpu1', name: 'One', price: 100, priceDate: '2026-09-01' };
const ram = { id: 'ram1', name: 'Sticks', price: 50.1, priceDate: '2026-09-01' };
const listed = new Map([
  ['cpu1', { id: 'cpu1', price: 88, priceDate: '2026-10-01' }],
  ['ram1', { id: 'ram1', price: 50.35, priceDate: '2026-10-01' }],
]);
const catalogue = (id: string) => listed.get(id);

test('each part has one price for a day, the last one given, in the order of days', () => {
  fc.assert(
    fc.property(fc.array(price), fc.array(price), (first, second) => {
      const history = addPrices(addPrices({}, first), second);
      const all = [...first, ...second];
      for (const id of ['cpu1', 'gpu1', '__proto__', 'constructor']) {
        const expected = new Map(all.filter((one) => one.id === id).map((one) => [one.date, one.price]));
        expect(pointsOf(history, id)).toEqual(
          [...expected.keys()].toSorted().map((date) => ({ date, price: expected.get(date) })),
        );
      }
    }),
  );
});

test('the newest price is the current one; on one day the imported one', () => {
  const part = { id: 'cpu1', price: 100, priceDate: '2026-10-01' };
  const point = (date: string) => ({ cpu1: [{ date, price: 90 }] });
  expect(currentPrice(part, {}).price).toBe(100);
  expect(currentPrice(part, point('2026-09-30')).price).toBe(100);
  expect(currentPrice(part, point('2026-10-01')).price).toBe(90);
  expect(withCurrentPrices([part], point('2026-11-01'))).toEqual([{ id: 'cpu1', price: 90, priceDate: '2026-11-01' }]);
  expect(withCurrentPrices([part], {})[0]).toBe(part);
});

test('a build is compared line by line, with quantities', () => {
  const changes = priceChanges(
    { cpu, ram: [{ part: ram, quantity: 2 }], gpu: { id: 'custom', name: 'Mine', price: 5 } },
    catalogue,
    {},
  );
  expect(changes.lines.map(({ line, cents }) => [line.part.name, cents])).toEqual([
    ['One', -1200],
    ['Mine', undefined],
    ['Sticks', 50],
  ]);
  expect(changes.cents).toBe(-1150);
});

test('what is owned changes nothing, and an unknown build has no change', () => {
  expect(priceChanges({ cpu: { ...cpu, owned: true } }, catalogue, {}).cents).toBe(0);
  expect(priceChanges({ cpu: { ...cpu, id: 'custom' } }, catalogue, {}).cents).toBeUndefined();
  expect(priceChanges({}, catalogue, {})).toEqual({ lines: [], cents: undefined });
});

test('an imported price counts, for parts outside the catalogue too; an older price than the saved one does not', () => {
  expect(priceChanges({ cpu }, catalogue, { cpu1: [{ date: '2026-11-01', price: 120 }] }).cents).toBe(2000);
  expect(
    priceChanges({ cpu: { ...cpu, id: 'custom' } }, catalogue, { custom: [{ date: '2026-11-01', price: 90 }] }).cents,
  ).toBe(-1000);
  expect(priceChanges({ cpu: { ...cpu, priceDate: '2026-11-20' } }, catalogue, {}).cents).toBe(0);
});

test('changes in words', () => {
  expect([-1200, 1100, 0, -40].map(sinceSaved)).toEqual([
    '$12 less than when saved',
    '$11 more than when saved',
    'No change since saved',
    '$0.40 less than when saved',
  ]);
  expect([-1200, 1100, 0].map(shortChange)).toEqual(['$12 less', '$11 more', '']);
  const text = (...points: [string, number][]) =>
    historyText(
      points.map(([date, dollars]) => ({ date, price: dollars })),
      (date) => `on ${date}`,
    );
  expect(text()).toBe('No price is known.');
  expect(text(['a', 5])).toBe('One price is known: $5.00, on a.');
  expect(text(['a', 5], ['b', 5])).toBe('2 prices are known, all $5.00.');
  expect(text(['a', 5], ['b', 3], ['c', 4])).toBe(
    '3 prices are known: lowest $3.00, on b; highest $5.00, on a; now $4.00.',
  );
});

test('all dated prices of a part, oldest first, each once', () => {
  const history = {
    cpu1: [
      { date: '2026-09-15', price: 95 },
      { date: '2026-11-01', price: 90 },
    ],
  };
  expect(pricePoints(cpu, catalogue('cpu1'), history)).toEqual([
    { date: '2026-09-01', price: 100, source: 'Saved with the build' },
    { date: '2026-09-15', price: 95, source: 'Imported' },
    { date: '2026-10-01', price: 88, source: 'Catalogue' },
    { date: '2026-11-01', price: 90, source: 'Imported' },
  ]);
  expect(pricePoints(cpu, cpu, {})).toHaveLength(1);
  expect(pricePoints({ id: 'x', price: 1 }, undefined, {})).toEqual([]);
});

test('a part is found by its id, else by the retailer number', () => {
  const { partId } = knownParts(
    [{ id: 'a', retailerSku: 'N1' }, { id: 'b', retailerSku: 'N1' }, { id: 'c' }],
    '2026-11-21',
  );
  expect([
    partId({ id: 'c' }),
    partId({ retailerSku: 'N1' }),
    partId({ id: 'gone', retailerSku: 'N1' }),
    partId({ id: 'gone' }),
    partId({}),
  ]).toEqual(['c', 'a', 'a', undefined, undefined]);
});

test('days are written the same everywhere', () => {
  expect([dayText('2026-11-02'), dayText('soon'), isoDay(new Date(2026, 0, 5, 23, 59))]).toEqual([
    'Nov 2, 2026',
    'soon',
    '2026-01-05',
  ]);
});
