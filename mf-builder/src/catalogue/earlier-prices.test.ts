/** @jest-environment node */
import data from './data/earlier-prices.json';
import { parseEarlierPrices } from './earlier-prices';

test('the earlier prices that ship are dated prices', () => {
  expect(parseEarlierPrices(data)).toEqual(data);
});

test.each([
  ['text'],
  [{ cpu1: [] }],
  [{ cpu1: [{ date: 'soon', price: 1 }] }],
  [{ cpu1: [{ date: '2026-10-01', price: -1 }] }],
])('anything else is refused: %j', (wrong) => {
  expect(() => parseEarlierPrices(wrong)).toThrow();
});
