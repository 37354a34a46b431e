/** @jest-environment node */
import { check } from '../../src/domain/compatibility/check';
import { agreement, buildsPerQuarter } from './agreement';

test(`the check and the oracle say the same of ${buildsPerQuarter} builds × 4, and every verdict is met often`, () => {
  expect(agreement(check, 3)).toEqual({ differences: [], wrongCounts: [] });
});
