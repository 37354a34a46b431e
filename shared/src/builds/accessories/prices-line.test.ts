import { accessoryPriceDate } from './list';
import { accessoryPricesLine } from './prices-line';

test.each([
  ['in their month', 0, 20, ''],
  ['32 days later', 1, 3, ''],
  ['twelve months later', 12, 28, ''],
  ['thirteen months later', 13, 1, ' These prices are more than a year old.'],
])('of when the prices of the accessories are: %s', (_, months, day, age) => {
  const of = new Date(accessoryPriceDate);
  const today = new Date(of.getUTCFullYear(), of.getUTCMonth() + months, day, 12);
  expect(accessoryPricesLine(today)).toBe(`Accessories: guide prices of September 2025.${age}`);
});
