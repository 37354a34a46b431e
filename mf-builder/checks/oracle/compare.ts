import type { CheckedBuild, Check, Verdict } from '../../src/domain/compatibility/types';
import { generateBuild } from './generate';
import { oracle } from './oracle';

/** A rule of which the check and the oracle do not say the same; undefined: the rule does not apply. */
export interface Difference {
  seed: number;
  rule: string;
  engine: Verdict | undefined;
  oracle: Verdict | undefined;
}

export type Counts = Record<string, Partial<Record<Verdict, number>>>;

export interface Comparison {
  differences: Difference[];
  /** How often the oracle gave each verdict, by rule. */
  counts: Counts;
}

/** What a check says by rule; a rule found twice is a difference, so both are kept apart. */
const verdictsOf = (check: Check, build: CheckedBuild): Map<string, Verdict> => {
  const verdicts = new Map<string, Verdict>();
  for (const { rule, verdict } of check(build).findings) {
    verdicts.set(verdicts.has(rule) ? `${rule} (again)` : rule, verdict);
  }
  return verdicts;
};

/** Runs a check and the oracle over `count` seeds from `from` on. */
export const compare = (check: Check, from: number, count: number): Comparison => {
  const differences: Difference[] = [];
  const counts: Counts = {};
  for (let seed = from; seed < from + count; seed += 1) {
    const build = generateBuild(seed);
    const expected = oracle(build);
    const found = verdictsOf(check, build);
    for (const [rule, verdict] of Object.entries(expected)) {
      const ofRule = (counts[rule] ??= {});
      ofRule[verdict] = (ofRule[verdict] ?? 0) + 1;
      const engine = found.get(rule);
      if (engine !== verdict) differences.push({ seed, rule, engine, oracle: verdict });
    }
    for (const [rule, engine] of found)
      if (expected[rule] === undefined) differences.push({ seed, rule, engine, oracle: undefined });
  }
  return { differences, counts };
};

/** The counts as a table to print. */
export const countTable = (counts: Counts): string => {
  const cell = (value: number | string): string => String(value).padStart(9);
  const verdicts: readonly Verdict[] = ['pass', 'fail', 'warning', 'unknown'];
  const head = `${'rule'.padEnd(20)}${verdicts.map(cell).join('')}`;
  const rows = Object.entries(counts).map(
    ([rule, of]) => `${rule.padEnd(20)}${verdicts.map((verdict) => cell(of[verdict] ?? 0)).join('')}`,
  );
  return [head, ...rows].join('\n');
};
