import type { StoredPart } from '@rig4u/shared/builds';
import type { AskedFact, Question } from './question';

/** A fact that is asked because it may be wrong says with each question what the source answers, or what is usual. */
export function sayingDoubt(fact: AskedFact, { specs = {}, doubted = [], probable = [] }: StoredPart): AskedFact {
  if (!doubted.includes(fact.key)) return fact;
  const said = fact.write(specs[fact.key]);
  const doubtOf = (label: string): string =>
    probable.includes(fact.key) ? `Usual is ${label}.` : `The source says ${label}, which may be wrong.`;
  return { ...fact, questions: fact.questions.map((question) => withDoubt(question, said[question.id], doubtOf)) };
}

function withDoubt(question: Question, said: string | undefined, doubtOf: (label: string) => string): Question {
  if (said === undefined) return question;
  const label = question.answers?.find(({ value }) => value === said)?.label ?? said;
  const doubt = doubtOf(label);
  return { ...question, hint: question.hint === undefined ? doubt : `${doubt} ${question.hint}` };
}
