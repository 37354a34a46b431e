import { isReached } from './price-target';
import { distanceText, readTarget } from './target-texts';

test.each([
  ['500', 500],
  [' $1,299.50 ', 1299.5],
  ['$ 84.99', 84.99],
  ['0.01', 0.01],
])('"%s" is a target', (text, price) => {
  expect(readTarget(text)).toEqual({ ok: true, price });
});

test.each(['', '0', '0.00', '-5', 'cheap', '1.299,00', '5.999', '1234567', '1e3', 'NaN'])('"%s" is none', (text) => {
  expect(readTarget(text)).toEqual({ ok: false, message: expect.stringContaining('such as 84.99') });
});

test('a price of as much or less reaches it; an unknown one does not', () => {
  expect([499.99, 500, 500.01, undefined].map((price) => isReached(500, price))).toEqual([true, true, false, false]);
});

test.each([
  [579, '$79 above your target'],
  [500.5, '$0.50 above your target'],
  [500, 'Target reached'],
  [1, 'Target reached'],
  [undefined, 'No price is known'],
])('a price of %p: %s', (now, text) => {
  expect(distanceText({ price: 500 }, now)).toBe(text);
});
