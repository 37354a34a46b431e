import { openCounts, probablyText, verdictWords } from '@rig4u/shared/builds';
import type { BuildCheck, Finding, SpeaksOf, Verdict } from './types';

/** A verdict as it is shown and counted: of what is unknown, what probably fits stands apart. */
export type Grade = Verdict | 'probably';

/** How bad a verdict is: 0 the best. What probably fits is an unknown that is less bad. */
export const badness: Readonly<Record<Grade, number>> = {
  pass: 0,
  probably: 1,
  unknown: 2,
  warning: 3,
  fail: 4,
};

const byBadness: readonly Verdict[] = ['pass', 'unknown', 'unknown', 'warning', 'fail'];

/** The grade of a finding, or of a whole check. */
export const gradeOf = ({ verdict, probably }: Pick<Finding, 'verdict' | 'probably'>): Grade =>
  probably ? 'probably' : verdict;

/** How bad a finding is. */
export const badnessOf = (finding: Pick<Finding, 'verdict' | 'probably'>): number => badness[gradeOf(finding)];

/** The verdict of such a badness; fail above all. */
export const verdictOfBadness = (bad: number): Verdict => byBadness[bad] ?? 'fail';

/** The worst verdict; pass where there is none. */
export const worst = (findings: readonly { verdict: Verdict }[]): Verdict =>
  findings.reduce<Verdict>((found, { verdict }) => (badness[verdict] > badness[found] ? verdict : found), 'pass');

/** Whether the worst of the findings probably fits: nothing is worse, and something is not sure. */
export const isProbable = (findings: readonly Finding[]): boolean =>
  Math.max(...findings.map(badnessOf)) === badness.probably;

/** Findings by verdict, worst first, what probably fits after what is not known at all; within a verdict in the table's order. */
export const worstFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => badnessOf(b) - badnessOf(a));

export interface CheckSummary {
  passed: number;
  warnings: number;
  fails: number;
  unknowns: number;
  /** Of the unknowns, how many probably fit, and how many are not checkable at all. */
  probable: number;
  unchecked: number;
  /** Of how many of the parts that speaks; absent where it is all of them. */
  speaksOf?: SpeaksOf;
  /** '31 checks passed, 1 warning, 3 probably fit, 4 not checkable'; fails come first. */
  text: string;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** How much was checked, counted and in a line. */
export const summarize = ({ findings, speaksOf }: BuildCheck): CheckSummary => {
  const of = (wanted: Verdict) => findings.filter(({ verdict }) => verdict === wanted).length;
  const [passed, warnings, fails, unknowns] = [of('pass'), of('warning'), of('fail'), of('unknown')];
  const { probable, unchecked } = openCounts({ unknowns, probable: findings.filter((one) => one.probably).length });
  const words = [
    ...(fails > 0 ? [counted(fails, 'fail', 'fails')] : []),
    counted(passed, 'check passed', 'checks passed'),
    ...(warnings > 0 ? [counted(warnings, 'warning', 'warnings')] : []),
    ...(probable > 0 ? [probablyText(probable)] : []),
    ...(unchecked > 0 ? [`${unchecked} not checkable`] : []),
  ];
  const counts = { passed, warnings, fails, unknowns, probable, unchecked };
  return { ...counts, ...(speaksOf && { speaksOf }), text: words.join(', ') };
};

/** The verdict beside 'Build Ready', in a few words: '1 part does not fit', '2 warnings', 'everything fits'. */
export const verdictText = (check: BuildCheck): string => verdictWords(summarize(check)).brief;
