import {
  longestSentence,
  partsMark,
  verdictWords,
  type BuildComponents,
  type VerdictSummary,
  type VerdictWords,
} from '@rig4u/shared/builds';
import { summarize, worstFirst } from './check-summary';
import { fromComponents } from './checked-build';
import { rulesEdition } from './rules-edition';
import { toBuy } from './to-buy';
import type { BuildCheck } from './types';

/** What goes with a build of what its check said: counts, the worst fail (or warning), what else has to be bought, the day and the edition of the rules. */
export function verdictSummary(components: BuildComponents, check: BuildCheck, now: Date): VerdictSummary {
  const { passed, warnings, fails, unknowns, probable, speaksOf } = summarize(check);
  const worst = worstOf(check);
  const buy = toBuy(fromComponents(components), check).map((words) => shortened(words, longestToBuy));
  return {
    date: now.toISOString(),
    edition: rulesEdition,
    parts: partsMark(components),
    passed,
    warnings,
    fails,
    unknowns,
    ...(probable > 0 && { probable }),
    ...(speaksOf && { speaksOf }),
    ...(worst && { worst }),
    ...(buy.length > 0 && { buy }),
  };
}

/** The worst fail, or where none fails the worst warning: its rule and its sentence. */
export function worstOf({ findings }: BuildCheck): VerdictSummary['worst'] {
  const [worst] = worstFirst(findings);
  return worst?.verdict === 'fail' || worst?.verdict === 'warning'
    ? { rule: worst.rule, sentence: shortened(worst.message) }
    : undefined;
}

/** A check in the words in which its summary is shown. */
export const checkWords = (check: BuildCheck): VerdictWords => verdictWords(summarize(check), worstOf(check));

/** Characters of a thing to buy: a summary goes into a column of 4 KB. */
const longestToBuy = 100;

/** Names of own parts have no limit, and a sentence names parts. */
const shortened = (sentence: string, longest = longestSentence): string =>
  sentence.length > longest ? `${sentence.slice(0, longest - 1)}…` : sentence;
