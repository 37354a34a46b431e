/** @jest-environment node */
import { check } from '../../src/domain/compatibility/check';
import { agreement, buildsPerQuarter } from './agreement';

test(`the check and the oracle say the same of ${buildsPerQuarter} builds × 2, and every verdict is met often`, () => {
  expect(agreement(check, 1)).toEqual({ differences: [], wrongCounts: [] });
});
