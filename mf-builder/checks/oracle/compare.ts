import type { CheckedBuild, Check, Finding } from '../../src/domain/compatibility/types';
import { generateBuild } from './generate';
import { oracle } from './oracle';
import type { Said } from './three-valued-logic';

/** A rule of which the check and the oracle do not say the same, a note that only one of them has included; undefined: the rule does not apply. */
export interface Difference {
  seed: number;
  rule: string;
  engine: Said | undefined;
  oracle: Said | undefined;
}

export type Counts = Record<string, Partial<Record<Said, number>>>;

export interface Comparison {
  differences: Difference[];
  /** How often the oracle gave each verdict, by rule. */
  counts: Counts;
}

const saidBy = ({ verdict, note }: Finding): Said => (verdict === 'pass' && note !== undefined ? 'note' : verdict);

/** What a check says by rule; a rule found twice is a difference, so both are kept apart. */
const verdictsOf = (check: Check, build: CheckedBuild): Map<string, Said> => {
  const verdicts = new Map<string, Said>();
  for (const finding of check(build).findings) {
    const { rule } = finding;
    verdicts.set(verdicts.has(rule) ? `${rule} (again)` : rule, saidBy(finding));
  }
  return verdicts;
};

/** Runs a check and the oracle over `count` builds from number `from` on; by default those that are generated from their seed. */
export const compare = (
  check: Check,
  from: number,
  count: number,
  buildOf: (seed: number) => CheckedBuild = generateBuild,
): Comparison => {
  const differences: Difference[] = [];
  const counts: Counts = {};
  for (let seed = from; seed < from + count; seed += 1) {
    const build = buildOf(seed);
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
  const verdicts: readonly Said[] = ['pass', 'note', 'fail', 'warning', 'unknown'];
  const head = `${'rule'.padEnd(20)}${verdicts.map(cell).join('')}`;
  const rows = Object.entries(counts).map(
    ([rule, of]) => `${rule.padEnd(20)}${verdicts.map((verdict) => cell(of[verdict] ?? 0)).join('')}`,
  );
  return [head, ...rows].join('\n');
};
