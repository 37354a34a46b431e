/** @jest-environment node */
import { tailOfBinomial } from './tail-of-binomial';

// By hand: coins and dice.
test.each([
  [10, 10, 0.5, 1 / 1024],
  [10, 9, 0.5, 11 / 1024],
  [3, 1, 1 / 6, 1 - (5 / 6) ** 3],
  [4, 4, 0.1, 1e-4],
  [10, 5, 0.5, 1],
  [10, 0, 0.3, 1],
  [10, 1, 0, 0],
])('of %i, %i or more at %d: %d', (visits, failed, rate, expected) => {
  expect(tailOfBinomial(visits, failed, rate)).toBeCloseTo(expected, 12);
});

test('a large number of visits is no trouble', () => {
  const tail = tailOfBinomial(1_000_000, 5_300, 0.005);
  // The normal distribution, 4.25 standard deviations out.
  expect(tail).toBeGreaterThan(5e-6);
  expect(tail).toBeLessThan(3e-5);
});
