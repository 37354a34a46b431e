import type { BuildCheck, Verdict } from '../../src/domain/compatibility/types';

type Counts = Readonly<Record<Verdict, number>>;

export interface Coverage {
  /** How many builds come to each verdict. */
  builds: Counts;
  /** How often a rule that applies says what, in the order in which rules were first met. */
  rules: ReadonlyMap<string, Counts>;
  /** The median of the findings that are not checked, per build. */
  medianUnknown: number;
}

const none: Counts = { pass: 0, warning: 0, unknown: 0, fail: 0 };

const oneMore = (counts: Counts, verdict: Verdict): Counts => ({ ...counts, [verdict]: counts[verdict] + 1 });

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
  for (const { verdict, findings } of checks) {
    builds = oneMore(builds, verdict);
    for (const { rule, verdict: said } of findings) rules.set(rule, oneMore(rules.get(rule) ?? none, said));
  }
  const unknowns = checks.map(({ findings }) => findings.filter(({ verdict }) => verdict === 'unknown').length);
  return { builds, rules, medianUnknown: median(unknowns) };
};

const verdicts = ['pass', 'warning', 'unknown', 'fail'] as const;

const line = (name: string, counts: Counts): string => {
  const all = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  const share = (verdict: Verdict): string => `${all === 0 ? '–' : ((100 * counts[verdict]) / all).toFixed(1)} %`;
  return `${name.padEnd(18)}${String(all).padStart(7)}${verdicts.map((verdict) => share(verdict).padStart(10)).join('')}`;
};

/** The coverage as a table to print, with the shares that are watched below it. */
export const coverageText = ({ builds, rules, medianUnknown }: Coverage): string => {
  const head = `${''.padEnd(18)}${'builds'.padStart(7)}${verdicts.map((verdict) => verdict.padStart(10)).join('')}`;
  const all = verdicts.reduce((sum, verdict) => sum + builds[verdict], 0);
  const warned = (rule: string): string =>
    `${all === 0 ? '–' : ((100 * (rules.get(rule)?.warning ?? 0)) / all).toFixed(1)} % of all builds`;
  return [
    head,
    line('whole build', builds),
    ...[...rules].map(([rule, counts]) => line(rule, counts)),
    '',
    `not checked per build, median: ${medianUnknown}`,
    `BIOS warning: ${warned('bios-update')}`,
    `fan header warning: ${warned('fan-headers')}`,
  ].join('\n');
};
