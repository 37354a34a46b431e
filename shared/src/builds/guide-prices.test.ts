import { estimatedLines, guidePrices, pricesLine } from './guide-prices';

const part = (priceDate?: string) => ({ id: '1', name: 'Part', price: 1, ...(priceDate && { priceDate }) });
const estimated = (price: number, guide: number, priceDate = '2026-01-01') => ({
  ...part(priceDate),
  price,
  estimatedFrom: { price: guide, date: '2025-08-01' },
});
const january = new Date(2026, 0, 1);
const months = (count: number) => new Date(2026, count, 2);

test('the months of a build are said from the first to the last; one where there is one', () => {
  const ram = ['2025-11-01', '2025-10-01'].map((date) => ({ part: part(date), quantity: 1 }));
  expect(guidePrices({ cpu: part('2025-08-01'), gpu: part(), ram })).toBe(
    'guide prices of August 2025 to November 2025',
  );
  expect(guidePrices({ cpu: part('2025-08-01'), gpu: part('2025-08-01') })).toBe('guide prices of August 2025');
});

test('without dates nothing is said, and what is owned has no part in the total', () => {
  expect(guidePrices({})).toBeUndefined();
  expect(guidePrices({ cpu: part() })).toBeUndefined();
  const owned = { ...part('2024-01-01'), owned: true };
  expect(guidePrices({ cpu: owned })).toBeUndefined();
  expect(guidePrices({ cpu: owned, gpu: part('2025-08-01') })).toBe('guide prices of August 2025');
  expect(pricesLine({ cpu: owned }, january)).toBeUndefined();
});

test('an imported price is no guide price', () => {
  const imported = { ...part('2026-11-02'), imported: true };
  expect(guidePrices({ cpu: imported })).toBe('imported prices of November 2026');
  expect(guidePrices({ cpu: imported, gpu: part('2025-08-01') })).toBe(
    'guide and imported prices of August 2025 to November 2026',
  );
});

test('one line says of when the prices are and what was raised', () => {
  const build = { cpu: part('2025-08-01'), ram: estimated(440, 100), gpu: estimated(114, 100) };
  expect(pricesLine(build, january)).toBe(
    'Guide prices of August 2025 to January 2026. Graphics card and memory: raised by what their class rose until January 2026.',
  );
  expect(pricesLine({ cpu: part('2025-08-01') }, january)).toBe('Guide prices of August 2025.');
  expect(estimatedLines(build).map(({ type }) => type)).toEqual(['gpu', 'ram']);
});

test('what fell is lowered, each month has its own sentence, and a class that did not change has none', () => {
  expect(
    pricesLine({ ram: estimated(90, 100), storage: estimated(174, 100, '2026-02-01'), gpu: estimated(5, 5) }, january),
  ).toBe(
    'Guide prices of January 2026 to February 2026. Memory: lowered by what its class fell until January 2026. ' +
      'Storage: raised by what its class rose until February 2026.',
  );
});

test('in the month of the prices and 32 days later nothing is said of their age; 13 months later it is', () => {
  const build = { cpu: part('2026-01-01') };
  for (const today of [january, months(1), months(12)])
    expect(pricesLine(build, today)).toBe('Guide prices of January 2026.');
  expect(pricesLine(build, months(13))).toBe('Guide prices of January 2026. These prices are more than a year old.');
  expect(pricesLine({ ...build, gpu: part('2025-08-01') }, months(8))).toBe(
    'Guide prices of August 2025 to January 2026. Some of these prices are more than a year old.',
  );
  for (const today of [january, months(1), months(13)])
    expect(pricesLine(build, today)).not.toMatch(/today|now|current|latest/i);
});
