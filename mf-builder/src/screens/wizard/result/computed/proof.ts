import { exactDollars } from '@rig4u/shared/format';
import { pointsText } from '../../../../domain/estimates/points-text';
import { rangeText } from '../../../../domain/money-curve';
import type { BestFound, Outcome } from './outcome';
import { conditionWords, titleOf, type Question } from './question';
import { aimOf, rangeOf } from './range-of';
import { useWords } from './use-words';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What the check says of it, in the order in which the search gives way. */
const floors = {
  pass: ['no fail', 'no warning', 'nothing left unchecked'],
  warning: ['no fail', 'nothing left unchecked', 'a warning only because no build here does without'],
  unknown: ['no fail', 'something left unchecked only because no build here does without'],
} as const;

/** What is known of the computed build, and under which conditions. */
export function proofText(question: Question, { proven, bound, value, tier }: BestFound): string {
  const { estimate } = useWords[question.useCase];
  const conditions = list.format([...floors[tier], ...conditionWords(question)]);
  return proven
    ? `No build of this catalogue has a higher ${estimate} under these conditions: ${conditions}.`
    : `The best found before the search was stopped: another build can be better by ${pointsText(bound - value)} at most. ` +
        `The conditions: ${conditions}.`;
}

/** What is read out when there is an answer. */
export function announcement(question: Question, outcome: Outcome): string {
  if (outcome.kind === 'none') return 'No build of this catalogue works under these conditions.';
  const { totalCents, parts } = outcome.best;
  const range = rangeText(rangeOf(aimOf(question), parts));
  return `${titleOf(question)}: ${exactDollars(totalCents / 100)}, ${useWords[question.useCase].estimate} ${range}.`;
}
