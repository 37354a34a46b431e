/** @jest-environment node */
import type { Finding } from '../../src/domain/compatibility/types';
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
    { verdict: 'unknown', probably: true, findings: [{ ...finding('paste', 'unknown'), probably: true }] },
    { verdict: 'unknown', findings: [finding('paste', 'unknown'), { ...finding('vrm', 'unknown'), probably: true }] },
  ]);
  expect(coverage.builds).toEqual({ pass: 1, warning: 1, probably: 1, unknown: 1, fail: 0 });
  expect(coverage.rules.get('paste')).toEqual({ pass: 0, warning: 0, probably: 1, unknown: 2, fail: 0 });
  expect(coverage.rules.get('bios-update')).toEqual({ pass: 1, warning: 1, probably: 0, unknown: 0, fail: 0 });
  expect([coverage.medianUnknown, coverage.medianProbable]).toEqual([0.5, 0.5]);
  expect(coverageText(coverage)).toMatch(/whole build +4( +25\.0 %){4} +0\.0 %/);
  expect(coverageText(coverage)).toContain('BIOS warning: 25.0 % of all builds');
});

test.each([
  [[], 0],
  [[3], 3],
  [[5, 1, 2], 2],
  [[1, 2, 3, 10], 2.5],
])('the median of %j is %d', (numbers, middle) => expect(median(numbers)).toBe(middle));
