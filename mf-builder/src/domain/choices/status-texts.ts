import {
  chosenOf,
  completeness,
  openCounts,
  partTypeInfo,
  probablyText,
  requiredTypes,
  sumOf,
  totalText,
  type BuildComponents,
  type PartType,
  type Sum,
  type VerdictCounts,
} from '@rig4u/shared/builds';
import { exactDollars, listed, wholeDollars } from '@rig4u/shared/format';

/** How far the build is: 'Build Ready', or '83% Complete'. */
export function progressText(components: BuildComponents): string {
  const { percent } = completeness(components);
  return percent === 100 ? 'Build Ready' : `${percent}% Complete`;
}

/** Why the build cannot be completed yet; undefined when it can. */
export function missingText(components: BuildComponents): string | undefined {
  const missing = requiredTypes.filter((type) => chosenOf(components, type).length === 0);
  return missing.length === 0
    ? undefined
    : `Complete Build needs ${listed(missing.map((type) => partTypeInfo(type).label))}.`;
}

/**
 * What a screen reader hears after a choice; `verdict` is empty while nothing was checked, `next` is the category that
 * opens, if another one does.
 */
export function chosenText(
  name: string,
  components: BuildComponents,
  verdict: string,
  next: PartType | undefined,
): string {
  const outlook = next ? `Next: ${partTypeInfo(next).label}.` : `${progressText(components)}.`;
  return `${name} chosen. Total ${totalText(sumOf(components))}. ${sentence(verdict)}${outlook}`;
}

/** What a screen reader hears after another change: what was done (empty where that is read out elsewhere), total, verdict. */
export const changedText = (done: string, components: BuildComponents, verdict: string): string =>
  `${done} Total ${totalText(sumOf(components))}. ${sentence(verdict)}`.trim();

/** A verdict as a sentence of its own; nothing while there is none. */
const sentence = (verdict: string): string =>
  verdict === '' ? '' : `${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}. `;

/** What a screen reader hears after a part was taken out. */
export const removedText = (name: string, components: BuildComponents): string =>
  `${name} removed. Total ${totalText(sumOf(components))}.`;

/** How a total stands to a budget, in dollars: `$320.00 left`, `$80.00 over`; `at most` and `at least` that where it lacks prices. */
export function leftText({ cents, unpriced }: Sum, budget: number): string {
  const left = Math.round(budget * 100) - cents;
  const [most, least] = unpriced > 0 ? ['at most ', 'at least '] : ['', ''];
  return left < 0 ? `${least}${exactDollars(-left / 100)} over` : `${most}${exactDollars(left / 100)} left`;
}

/** The same with the budget: `$320.00 left of $1,500`, `$80.00 over $1,500`. */
export function budgetText(sum: Sum, budget: number): string {
  const text = leftText(sum, budget);
  return `${text}${text.endsWith('left') ? ' of' : ''} ${wholeDollars(budget)}`;
}

/** A verdict in the few words that the bar under the thumb has room for: `does not fit`, `2 warnings`, `3 not checked`, `3 probably fit`. */
export function glanceText(counts: VerdictCounts, brief: string): string {
  const { fails, warnings, speaksOf } = counts;
  const { probable, unchecked } = openCounts(counts);
  if (fails > 0) return fails === 1 ? 'does not fit' : `${fails} do not fit`;
  if (warnings > 0) return brief;
  if (speaksOf) return `${speaksOf.known} of ${speaksOf.all} checked`;
  if (unchecked > 0) return `${unchecked} not checked`;
  return probable > 0 ? probablyText(probable) : brief;
}
