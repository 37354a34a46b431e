import { guidePrices } from './guide-prices';

const part = (priceDate?: string) => ({ id: '1', name: 'Part', price: 1, ...(priceDate && { priceDate }) });

test('the newest date wins', () => {
  const ram = ['2025-11-01', '2025-10-01'].map((date) => ({ part: part(date), quantity: 1 }));
  expect(guidePrices({ cpu: part('2025-08-01'), gpu: part(), ram })).toBe('guide prices of November 2025');
});

test('without dates nothing is said', () => {
  expect(guidePrices({})).toBeUndefined();
  expect(guidePrices({ cpu: part() })).toBeUndefined();
});
