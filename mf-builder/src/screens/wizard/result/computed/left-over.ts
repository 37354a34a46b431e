import { chosenOf } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { floorsFor, stepName, type FoundBuild } from '../../../../domain/best-build';
import { conditionsOf, type Question } from './question';
import { useWords } from '../use-words';

/** What a PC of its price has as a rule and this one has too, in words. */
export function usualWords(question: Question, { parts, totalCents, dropped }: FoundBuild): string[] {
  const card = chosenOf(parts, 'gpu');
  const names = floorsFor(question.useCase, conditionsOf(question))
    .filter(({ id, fromCents, besideCard }) => {
      const isAsked = fromCents <= totalCents && (besideCard?.(card) ?? true);
      return isAsked && !dropped.includes(id);
    })
    .map(({ id }) => stepName(id));
  return names.length > 0 ? [`what a PC at this price usually has (${names.join(', ')})`] : [];
}

/** From which share of the budget on a rest is told. */
const worthTelling = 0.05;

/** Why money is left; undefined where hardly any is. */
export function leftText({ budget, useCase, refinement }: Question, { totalCents }: FoundBuild): string | undefined {
  const left = budget - totalCents / 100;
  const beside = refinement.without.length > 0 ? ', apart from what you left out' : '';
  return left > worthTelling * budget
    ? `About ${wholeDollars(left)} is left over: under these conditions it buys no higher estimate and nothing else worth having for ${useWords[useCase].best}${beside}.`
    : undefined;
}
