import { type CatalogueType, isCatalogueType, type Part, specSchemas } from '../../src/catalogue/schema';
import { type Answers, answersOf } from './answers';
import { type Compared, comparePart } from './compare';
import { needNoKeeper, settledFacts } from './settled';

/** The type of a part, by its id. */
const typeOf = (part: string): string => /^[a-zA-Z]+/.exec(part)?.[0] ?? '';

/** Whether `settled.ts` says why a fact need not follow the keepers. */
const isSettled = ({ part, fact }: Compared): boolean =>
  settledFacts.some((one) => one.part === part && one.fact === fact) ||
  needNoKeeper.some((one) => one.type === typeOf(part) && one.fact === fact);

/** Whether the schema has the fact and a value for what the keepers say. */
const fits = ({ part, fact, a }: Compared): boolean => {
  const type = typeOf(part);
  return (
    isCatalogueType(type) && fact in specSchemas[type].entries && a !== null && !(Array.isArray(a) && a.length === 0)
  );
};

/** Both keepers state another value. */
export const isContradicted = (one: Compared): boolean => one.verdict === 'contradicted' && !isSettled(one);
/** It is recalled, and not both keepers state it. */
export const isUnconfirmed = (one: Compared): boolean =>
  one.basis === 'recalled' && one.verdict !== 'agreed' && !isSettled(one);
/** Both keepers state it, and the catalogue has nothing. */
export const isMissing = (one: Compared): boolean => one.verdict === 'new' && fits(one) && !isSettled(one);

export const lineOf = ({ part, fact, catalogue, a, b }: Compared): string =>
  `${part} ${fact}: ${JSON.stringify({ catalogue, a, b })}`;

/** The answers of both keepers to a type; undefined where nobody was asked about it. */
export const bothAnswers = (type: CatalogueType): { a: Answers; b: Answers } | undefined => {
  const [a, b] = [answersOf('a', type), answersOf('b', type)];
  return a && b && { a, b };
};

/** Where a part does not follow the keepers, and nothing says why. */
export const keeperComplaints = (part: Part, { a, b }: { a: Answers; b: Answers }): string[] =>
  comparePart(part, a, b)
    .filter((one) => isContradicted(one) || isUnconfirmed(one) || isMissing(one))
    .map(lineOf);
