import type { StoredPart } from '@rig4u/shared/builds';
import type { AskedFact, Question } from './question';

/** A fact that is asked because it may be wrong says with each question what the source answers. */
export function sayingDoubt(fact: AskedFact, { specs = {}, doubted = [] }: StoredPart): AskedFact {
  if (!doubted.includes(fact.key)) return fact;
  const said = fact.write(specs[fact.key]);
  return { ...fact, questions: fact.questions.map((question) => withDoubt(question, said[question.id])) };
}

function withDoubt(question: Question, said: string | undefined): Question {
  if (said === undefined) return question;
  const label = question.answers?.find(({ value }) => value === said)?.label ?? said;
  const doubt = `The source says ${label}, which may be wrong.`;
  return { ...question, hint: question.hint === undefined ? doubt : `${doubt} ${question.hint}` };
}
