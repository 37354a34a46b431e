import { newestPriceDate } from './newest-price-date';

test('the newest date wins', () => {
  expect(
    newestPriceDate([{ priceDate: '2025-08-01' }, {}, { priceDate: '2025-11-01' }, { priceDate: '2025-10-01' }]),
  ).toBe('2025-11-01');
});

test('without dates there is none', () => {
  expect(newestPriceDate([])).toBeUndefined();
  expect(newestPriceDate([{}, { priceDate: undefined }])).toBeUndefined();
});
