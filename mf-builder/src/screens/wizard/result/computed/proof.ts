import { exactDollars, listed, wholeDollars } from '@rig4u/shared/format';
import { pointsText } from '../../../../domain/estimates/points-text';
import { rangeText } from '../../../../domain/money-curve';
import { estimateText } from '../estimate-text';
import type { BestFound, Outcome } from './outcome';
import { conditionWords, titleOf, type Question } from './question';
import { usualWords } from './left-over';
import { aimOf, rangeOf } from './range-of';
import { useWords } from '../use-words';

/** What the check may say of it. */
const minded = {
  pass: ['no failed check', 'no warning', 'nothing left unchecked'],
  warning: ['no failed check', 'a warning only where the estimate is worth it'],
  unknown: ['no failed check', 'a warning or an unanswered check only where the estimate is worth it'],
} as const;

/** What the search takes from an estimate. */
export const penaltyText = 'minus 15 % for each warning or unanswered check that another part would avoid';

/** What the computed build does, and how sure it is that none does better. */
export function claimText({ useCase, budget, refinement }: Question, { parts, proven, tier }: BestFound): string {
  const highest = tier === 'pass' ? 'the highest lower end' : 'the best with its warnings counted against it';
  const claim = proven
    ? `, ${highest} for ${wholeDollars(budget)} under the conditions below`
    : ', the best found before the search was stopped';
  return estimateText({ use: useCase, resolution: refinement.resolution }, parts, claim);
}

/** What is known of the computed build, and under which conditions. */
export function proofText(question: Question, best: BestFound): string {
  const { proven, bound, value, tier } = best;
  const { estimate, meaning } = useWords[question.useCase];
  const usual = usualWords(question, best);
  const conditions = listed([...minded[tier], ...conditionWords(question), ...usual]);
  const counted = `by the lower end of its range${tier === 'pass' ? '' : `, ${penaltyText}`}`;
  const known = proven
    ? `No build in this catalogue has a higher ${estimate} (${counted}) under these conditions: ${conditions}.`
    : `The best found before the search was stopped: another build can be at most ${pointsText(bound - value)} better. ` +
      `The conditions: ${conditions}.`;
  return meaning ? `${known} ${meaning}` : known;
}

/** What is read out when there is an answer. */
export function announcement(question: Question, outcome: Outcome): string {
  if (outcome.kind === 'none') return 'No build in this catalogue works under these conditions.';
  const { totalCents, parts } = outcome.best;
  const range = rangeText(rangeOf(aimOf(question), parts));
  return `${titleOf(question)}: ${exactDollars(totalCents / 100)}, ${useWords[question.useCase].estimate} ${range}.`;
}
