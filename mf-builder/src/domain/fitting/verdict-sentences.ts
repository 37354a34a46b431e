import type { Option } from '../columns/column';
import type { Finding, Verdict } from '../compatibility/types';
import { titleOf } from '../compatibility/check';
import { isSaidOnce, probablyFits, rowVerdict, unknownWord, verdictSentence, wordOf } from './fit-words';
import { overWords } from './limit-words';
import { valuesInShort } from './short-values';

/** What one of several findings says in a line, as the row says the worst one; of what probably fits what that is about. */
function findingSentence(option: Option, finding: Finding): string {
  if (finding.probably) return `${probablyFits}: ${titleOf(finding.rule)}`;
  const limit = option.limits.find(({ rule }) => rule === finding.rule);
  const over = limit && overWords(option, limit);
  const word = over?.word ?? (finding.verdict === 'unknown' ? unknownWord(option, finding) : wordOf(finding));
  const reason = over?.reason ?? valuesInShort(finding.values);
  return reason === '' ? word : `${word}, ${reason}`;
}

/** Everything that the check does not let pass of an option, worst first, each in one line; what passes is one line. */
export function verdictSentences(
  option: Option,
  saidOnce: ReadonlySet<string>,
): readonly { verdict: Verdict; text: string }[] {
  const [worst, ...others] = option.fit.findings.filter((finding) => !isSaidOnce(option, finding, saidOnce));
  const { verdict } = rowVerdict(option, saidOnce);
  const first = { verdict, text: verdictSentence(option, saidOnce) };
  if (!worst || worst.verdict === 'pass') return [first];
  return [
    first,
    ...others
      .filter((finding) => finding.verdict !== 'pass')
      .map((finding) => ({ verdict: finding.verdict, text: findingSentence(option, finding) })),
  ];
}
