import { partName } from '@rig4u/shared/builds';
import type { Option } from '../columns/column';
import { rules } from '../compatibility/rules';
import type { Finding, Verdict } from '../compatibility/types';
import { overWords, spareWords } from './limit-words';
import { placesLeft } from './places-left';
import { valuesInShort } from './short-values';

/** What a row says of its option: the verdict, a word for it, and the tightest values; the reason may be empty. */
export interface RowVerdict {
  verdict: Verdict;
  /** Beside an unknown: it probably fits, and the word says so. */
  probably?: true;
  word: string;
  reason: string;
}

/** What a row says where nothing is worse than that it rests on what is usual. */
export const probablyFits = 'Probably fits';

const none: ReadonlySet<string> = new Set();

/**
 * The verdict of an option in a few words. `saidOnce` are rules that are unknown for every option by a fact of another
 * part: the table says so once, and 'Fits' is about what was checked.
 */
export function rowVerdict(option: Option, saidOnce: ReadonlySet<string> = none): RowVerdict {
  const { findings } = option.fit;
  if (findings.length === 0) return { verdict: 'unknown', word: 'Nothing to check yet', reason: '' };
  const [worst] = findings.filter((finding) => !isSaidOnce(option, finding, saidOnce));
  if (!worst) return { verdict: 'unknown', word: 'Not checked', reason: '' };
  const { verdict } = worst;
  const spare = spareWords(option) ?? placesLeft(option) ?? '';
  if (verdict === 'pass') return { verdict, word: 'Fits', reason: spare };
  if (worst.probably) return { verdict, probably: true, word: probablyFits, reason: spare };
  if (verdict === 'unknown') return { verdict, word: unknownWord(option, worst), reason: spare };
  const limit = option.limits.find(({ rule }) => rule === worst.rule);
  const numbers = limit && overWords(option, limit);
  if (numbers) return { verdict, ...numbers };
  return { verdict, word: wordOf(worst), reason: valuesInShort(worst.values) };
}

/** The verdict in one line: 'Fits, 56 mm in length'. */
export function verdictSentence(option: Option, saidOnce: ReadonlySet<string> = none): string {
  const { word, reason } = rowVerdict(option, saidOnce);
  return reason === '' ? word : `${word}, ${reason}`;
}

/** A verdict, or that nothing was checked yet. */
export type ShownVerdict = Verdict | 'unchecked';

/** The verdict of an option without what the table says once for all. */
export function shownVerdict(option: Option, saidOnce: ReadonlySet<string>): ShownVerdict {
  if (option.fit.findings.length === 0) return 'unchecked';
  return option.fit.findings.find((finding) => !isSaidOnce(option, finding, saidOnce))?.verdict ?? 'unknown';
}

/** Whether a table says a finding once for all its options. */
export const isSaidOnce = (option: Option, finding: Finding, saidOnce: ReadonlySet<string>): boolean =>
  saidOnce.has(finding.rule) && isOfOthers(option, finding);

/** Whether a finding is unknown by facts of other parts alone: its message does not name the option. */
export const isOfOthers = ({ part }: Option, { verdict, message }: Finding): boolean =>
  verdict === 'unknown' && !message.includes(partName(part));

/** The fact of the option itself that a rule does not know, in the words of its message: 'Height'. */
function ownFact({ part }: Option, { message }: Finding): string | undefined {
  const [before, ...after] = message.split(` of ${partName(part)}`);
  const fact = before
    ?.split(/, | and /)
    .at(-1)
    ?.replace(/^the /i, '');
  return after.length === 0 || !fact ? undefined : `${fact.charAt(0).toUpperCase()}${fact.slice(1)}`;
}

/** So many characters a word has room for. */
const longest = 22;

/** Which fact of the option is not known: 'Height unknown'. */
export function unknownWord(option: Option, finding: Finding): string {
  const word = `${ownFact(option, finding) ?? ''} unknown`;
  return word.startsWith(' ') || word.length > longest ? wordOf(finding) : word;
}

const shortWords = new Map(rules.map(({ id, short, asks }) => [id, asks ? { ...short, warning: asks } : short]));

/** The rule's word for a verdict beside a pass; where it was made milder by doubts, to one that the rule never gives, a word for that. */
export const wordOf = ({ rule, verdict }: Pick<Finding, 'rule' | 'verdict'>): string =>
  (verdict === 'pass' ? undefined : shortWords.get(rule)?.[verdict]) ??
  (verdict === 'warning' ? 'May not fit' : 'Not known for sure');
