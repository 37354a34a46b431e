import { type Grade, gradeOf } from '../../src/domain/compatibility/check-summary';
import type { BuildCheck, Finding } from '../../src/domain/compatibility/types';

type Counts = Readonly<Record<Grade, number>>;

export interface Coverage {
  /** How many builds come to each verdict. */
  builds: Counts;
  /** How often a rule that applies says what, in the order in which rules were first met. */
  rules: ReadonlyMap<string, Counts>;
  /** The medians of the findings that are not checked, and of those that probably fit, per build. */
  medianUnknown: number;
  medianProbable: number;
}

const none: Counts = { pass: 0, warning: 0, probably: 0, unknown: 0, fail: 0 };

const oneMore = (counts: Counts, grade: Grade): Counts => ({ ...counts, [grade]: counts[grade] + 1 });

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
};

/** What the check says of many builds, counted. */
export const coverageOf = (checks: readonly BuildCheck[]): Coverage => {
  let builds = none;
  const rules = new Map<string, Counts>();
  for (const found of checks) {
    builds = oneMore(builds, gradeOf(found));
    for (const finding of found.findings)
      rules.set(finding.rule, oneMore(rules.get(finding.rule) ?? none, gradeOf(finding)));
  }
  const medianOf = (grade: Grade): number =>
    median(checks.map(({ findings }) => findings.filter((one: Finding) => gradeOf(one) === grade).length));
  return { builds, rules, medianUnknown: medianOf('unknown'), medianProbable: medianOf('probably') };
};

const grades = ['pass', 'warning', 'probably', 'unknown', 'fail'] as const;

const sumOf = (counts: Counts): number => grades.reduce((sum, grade) => sum + counts[grade], 0);

const line = (name: string, counts: Counts): string => {
  const all = sumOf(counts);
  const share = (grade: Grade): string => `${all === 0 ? '–' : ((100 * counts[grade]) / all).toFixed(1)} %`;
  return `${name.padEnd(18)}${String(all).padStart(7)}${grades.map((grade) => share(grade).padStart(10)).join('')}`;
};

/** The coverage as a table to print, with the shares that are watched below it. */
export const coverageText = ({ builds, rules, medianUnknown, medianProbable }: Coverage): string => {
  const head = `${''.padEnd(18)}${'builds'.padStart(7)}${grades.map((grade) => grade.padStart(10)).join('')}`;
  const all = sumOf(builds);
  const warned = (rule: string): string =>
    `${all === 0 ? '–' : ((100 * (rules.get(rule)?.warning ?? 0)) / all).toFixed(1)} % of all builds`;
  return [
    head,
    line('whole build', builds),
    ...[...rules].map(([rule, counts]) => line(rule, counts)),
    '',
    `not checked per build, median: ${medianUnknown}`,
    `probably fit per build, median: ${medianProbable}`,
    `BIOS warning: ${warned('bios-update')}`,
    `fan header warning: ${warned('fan-headers')}`,
  ].join('\n');
};
