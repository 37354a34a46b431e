/** @jest-environment node */
import { gradeOf } from '../../src/domain/compatibility/check-summary';
import { check } from '../../src/domain/compatibility/check';
import { random } from '../random';
import { rounds } from '../rounds';
import { carefulBuild } from './careful-buyer';
import { coverageOf, median } from './coverage-of-check';
import { popularShelf } from './popular';

const whole = 200;
const seeds = rounds({ full: 5, short: 1 });
const shelf = popularShelf();

const checksOf = (seed: number) => {
  const stream = random(seed);
  return Array.from({ length: whole }, () => check(carefulBuild(stream, shelf)));
};

test.each(Array.from({ length: seeds }, (_, at) => at + 1))(
  `of ${whole} builds of popular parts at most 6 checks are unknown in the median, beside those that probably fit; none fails (seed %d)`,
  (seed) => {
    const checks = checksOf(seed);
    const { builds, medianUnknown, medianProbable } = coverageOf(checks);
    expect(builds.fail).toBe(0);
    expect(median(checks.map(({ findings }) => findings.length))).toBeGreaterThanOrEqual(50);
    expect(medianUnknown).toBeLessThanOrEqual(6);
    expect(medianProbable).toBeGreaterThan(0);
    expect(medianProbable).toBeLessThanOrEqual(4);
    const worst = checks.filter(({ findings }) => findings.filter((one) => gradeOf(one) === 'unknown').length > 20);
    expect(worst.length).toBeLessThanOrEqual(whole / 100);
  },
);
