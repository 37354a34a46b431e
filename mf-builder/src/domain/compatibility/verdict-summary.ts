import { longestSentence, partsMark, type BuildComponents, type VerdictSummary } from '@rig4u/shared/builds';
import { summarize, worstFirst } from './check-summary';
import { rulesEdition } from './rules-edition';
import type { BuildCheck } from './types';

/** What goes with a build of what its check said: counts, the worst fail (or warning), the day and the edition of the rules. */
export function verdictSummary(components: BuildComponents, check: BuildCheck, now: Date): VerdictSummary {
  const { passed, warnings, fails, unknowns } = summarize(check);
  const [worst] = worstFirst(check.findings);
  const pressing = worst?.verdict === 'fail' || worst?.verdict === 'warning' ? worst : undefined;
  return {
    date: now.toISOString(),
    edition: rulesEdition,
    parts: partsMark(components),
    passed,
    warnings,
    fails,
    unknowns,
    ...(pressing && { worst: { rule: pressing.rule, sentence: shortened(pressing.message) } }),
  };
}

/** Names of own parts have no limit, and a sentence names parts. */
const shortened = (sentence: string): string =>
  sentence.length > longestSentence ? `${sentence.slice(0, longestSentence - 1)}…` : sentence;
