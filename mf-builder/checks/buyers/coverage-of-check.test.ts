/** @jest-environment node */
import { builtIn } from '../../src/catalogue/source';
import { check } from '../../src/domain/compatibility/check';
import type { Finding } from '../../src/domain/compatibility/types';
import { random } from '../random';
import { buyerBuild, type Shelf } from './buyer-build';
import { coverageOf, coverageText, median } from './coverage-of-check';

const finding = (rule: string, verdict: Finding['verdict']): Finding => ({
  rule,
  verdict,
  parts: [],
  message: 'It is.',
});

test('counts builds and findings by verdict', () => {
  const coverage = coverageOf([
    { verdict: 'warning', findings: [finding('bios-update', 'warning'), finding('paste', 'unknown')] },
    { verdict: 'pass', findings: [finding('bios-update', 'pass')] },
  ]);
  expect(coverage.builds).toEqual({ pass: 1, warning: 1, unknown: 0, fail: 0 });
  expect(coverage.rules.get('bios-update')).toEqual({ pass: 1, warning: 1, unknown: 0, fail: 0 });
  expect(coverage.medianUnknown).toBe(0.5);
  expect(coverageText(coverage)).toMatch(/whole build +2 +50\.0 % +50\.0 %/);
  expect(coverageText(coverage)).toContain('BIOS warning: 50.0 % of all builds');
});

test.each([
  [[], 0],
  [[3], 3],
  [[5, 1, 2], 2],
  [[1, 2, 3, 10], 2.5],
])('the median of %j is %d', (numbers, middle) => expect(median(numbers)).toBe(middle));

test('a buyer takes parts that belong together, and the same ones for the same seed', async () => {
  const load = builtIn.load;
  const types = ['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling'] as const;
  const rest = ['caseFan', 'monitor', 'networkCard', 'os', 'ups'] as const;
  const loaded = await Promise.all([...types, ...rest].map(async (type) => [type, await load(type)] as const));
  const isShelf = (lists: object): lists is Shelf => types.every((type) => type in lists);
  const shelf = Object.fromEntries(loaded);
  if (!isShelf(shelf)) throw new Error('A type is missing.');
  const builds = Array.from({ length: 60 }, (_, index) => buyerBuild(random(index), shelf));
  expect(buyerBuild(random(3), shelf)).toEqual(builds[3]);
  for (const build of builds) {
    const fails = check(build).findings.flatMap(({ rule, verdict }) => (verdict === 'fail' ? [rule] : []));
    expect(fails.filter((rule) => ['cpu-socket', 'ram-type', 'board-case', 'display-output'].includes(rule))).toEqual(
      [],
    );
  }
});
