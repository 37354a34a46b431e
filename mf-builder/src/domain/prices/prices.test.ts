import fc from 'fast-check';
import {
  addPrices,
  currentPrice,
  dayText,
  historyText,
  isoDay,
  knownParts,
  pointsOf,
  pricePoints,
  shortChange,
  sinceSaved,
  type SourcedPoint,
  withCurrentPrices,
} from '.';

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-10-${String(n).padStart(2, '0')}`);
const price = fc.record({
  id: fc.constantFrom('cpu1', 'gpu1', '__proto__', 'constructor'),
  date: day,
  price: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
});

const cpu = { id: 'cpu1', name: 'One', price: 100, priceDate: '2026-09-01' };
const listed = new Map([['cpu1', { id: 'cpu1', price: 88, priceDate: '2026-10-01' }]]);
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
  expect(withCurrentPrices([part], point('2026-11-01'))).toEqual([
    { id: 'cpu1', price: 90, priceDate: '2026-11-01', imported: true },
  ]);
  expect(withCurrentPrices([part], {})[0]).toBe(part);
});

test('an imported price takes the place of an estimate of its month or before, and is raised by nothing', () => {
  const part = { id: 'ram1', price: 440, priceDate: '2026-01-01', estimatedFrom: { price: 100, date: '2025-08-01' } };
  const at = (date: string) => withCurrentPrices([part], { ram1: [{ date, price: 150 }] })[0];
  for (const date of ['2026-01-01', '2026-01-15', '2026-03-02'])
    expect(at(date)).toEqual({ id: 'ram1', price: 150, priceDate: date, imported: true });
  // Seen after the guide price, before the month that the estimate is of: the estimate is the newer word on the price.
  expect(at('2025-10-15')).toBe(part);
  expect(at('2025-07-01')).toBe(part);
});

test('changes in words, with both months', () => {
  const said = (cents: number, before?: string, after?: string) => sinceSaved({ cents, before, after });
  expect([
    said(30_900, 'September 2025', 'January 2026'),
    said(-1200, 'September 2025', 'August 2025 to January 2026'),
    said(1100, undefined, 'January 2026'),
    said(-40, 'January 2026', 'January 2026'),
    said(500),
    said(0, 'September 2025', 'January 2026'),
  ]).toEqual([
    '$309 more than when saved: prices of September 2025 then, of January 2026 in this total',
    '$12 less than when saved: prices of September 2025 then, of August 2025 to January 2026 in this total',
    '$11 more than when saved: prices of January 2026 in this total',
    '$0.40 less than when saved: prices of January 2026 then, other prices of January 2026 in this total',
    '$5 more than when saved',
    'No change since saved',
  ]);
  expect([-1200, 1100, 0].map(shortChange)).toEqual(['$12 less', '$11 more', '']);
});

test('a history in words: what is known, and the estimate for itself', () => {
  const text = (...points: [string, number, SourcedPoint['source']?][]) =>
    historyText(
      points.map(([date, dollars, source = 'Catalogue']) => ({ date, price: dollars, source })),
      (date) => `on ${date}`,
    );
  expect(text()).toBe('No price is known.');
  expect(text(['a', 5])).toBe('One price is known: $5.00, on a.');
  expect(text(['a', 5], ['b', 5])).toBe('2 prices are known, all $5.00.');
  expect(text(['a', 5], ['b', 3], ['c', 4])).toBe(
    '3 prices are known: lowest $3.00, on b; highest $5.00, on a; newest $4.00, on c.',
  );
  expect(text(['a', 5], ['2026-01-01', 22, 'Estimate by its class'])).toBe(
    'One price is known: $5.00, on a. Estimate by its class: $22.00, January 2026.',
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
  const listed = { ...cpu, price: 440, priceDate: '2026-01-01', estimatedFrom: { price: 100, date: '2025-08-01' } };
  const both = [
    { date: '2025-08-01', price: 100, source: 'Catalogue' },
    { date: '2026-01-01', price: 440, source: 'Estimate by its class' },
  ];
  expect(pricePoints(listed, listed, {}, { cpu1: [{ date: '2025-08-01', price: 100 }] })).toEqual(both);
  expect(pricePoints({ ...listed, price: 430 }, listed, {})).toEqual([
    both[0],
    { date: '2026-01-01', price: 430, source: 'Saved with the build, an estimate' },
    both[1],
  ]);
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
