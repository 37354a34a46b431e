/** @jest-environment node */
import { agreement } from './agreement';

test('the check and the oracle say the same of builds 25,000 × 1, and every verdict is met often', async () => {
  const { check } = await import('../../src/domain/compatibility/check');
  expect(agreement(check, 0)).toEqual({ differences: [], wrongCounts: [] });
}, 300_000);
