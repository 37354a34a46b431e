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
  [579, true, '$79 above your target'],
  [500.5, false, '$0.50 above your target'],
  [500, true, 'Target reached'],
  [1, true, 'Target reached'],
  [500, false, 'At or below your target in the catalogue; an imported price reaches it'],
  [undefined, false, 'No price is known'],
])('a price of %p, seen %p: %s', (price, seen, text) => {
  expect(distanceText({ price: 500 }, price, seen)).toBe(text);
});
