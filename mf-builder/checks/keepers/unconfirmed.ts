import { type CatalogueType, isCatalogueType, type Part, specSchemas } from '../../src/catalogue/schema';
import { rules } from '../../src/domain/compatibility/rules';
import type { AllAnswers } from './answers';
import { type Compared, comparePart } from './compare';
import { needNoKeeper, settledFacts } from './settled';

/** The type of a part, by its id. */
const typeOf = (part: string): CatalogueType | undefined => {
  const type = /^[a-zA-Z]+/.exec(part)?.[0];
  return isCatalogueType(type) ? type : undefined;
};

/** Whether `settled.ts` says why a fact need not follow the keepers. */
const isSettled = ({ part, fact, inner }: Compared): boolean =>
  settledFacts.some((one) => one.part === part && one.fact === fact && (one.inner ?? inner) === inner) ||
  needNoKeeper.some((one) => one.type === typeOf(part) && one.fact === fact && (one.inner ?? inner) === inner);

/** What a key of a single entry says, as "0 sata" or "DP dsc": there no and none are values. */
const isKeyOfEntry = (inner: string): boolean => /^\S+ [a-zA-Z]+$/.test(inner);

/** Whether the schema has the fact and a value for what the keepers say. A place where nothing fits is no entry. */
const fits = ({ part, fact, inner, agreed }: Compared): boolean => {
  const type = typeOf(part);
  if (type === undefined || !(fact in specSchemas[type].entries)) return false;
  if (agreed === null || (Array.isArray(agreed) && agreed.length === 0)) return false;
  return inner === '' || isKeyOfEntry(inner) || (agreed !== false && agreed !== 0);
};

// OpenDB has these of each slot; the audit holds the catalogue to them.
const auditedOfSlots: Readonly<Record<string, RegExp>> = {
  m2: /^count$| (sizes|gen|lanes)$/,
  pcie: /^count$| (gen|lanes)$/,
  displayOutputs: /^\S+$/,
};

/** The facts that rules read, as "type fact". */
const read = new Set(
  rules.flatMap(({ reads }) =>
    Object.entries(reads).flatMap(([type, facts]) => facts.map((fact: string) => `${type} ${fact}`)),
  ),
);

/** The types of which two keepers were asked about every fact; of the others they were asked what rules read. */
const askedWhole: ReadonlySet<string | undefined> = new Set(
  'cpu motherboard gpu ram storage case psu cooling caseFan monitor ups'.split(' '),
);

const wasAsked = ({ part, fact }: Compared): boolean =>
  askedWhole.has(typeOf(part)) || read.has(`${typeOf(part) ?? ''} ${fact}`);

/** The keepers agree on another value. */
export const isContradicted = (one: Compared): boolean => one.verdict === 'contradicted' && !isSettled(one);
/** It is recalled, and not two keepers state it, or as many state another. */
export const isUnconfirmed = (one: Compared): boolean =>
  one.basis === 'recalled' &&
  one.catalogue !== undefined &&
  // Why: a list of plugs leaves out what is not known.
  !(one.fact === 'connectivity' && one.catalogue === false) &&
  one.verdict !== 'agreed' &&
  auditedOfSlots[one.fact]?.test(one.inner) !== true &&
  wasAsked(one) &&
  !isSettled(one);
/** The keepers agree on it, and the catalogue has nothing. */
export const isMissing = (one: Compared): boolean => one.verdict === 'new' && fits(one) && !isSettled(one);

export const lineOf = ({ part, fact, inner, catalogue, said }: Compared): string =>
  `${part} ${fact}${inner === '' ? '' : ` (${inner})`}: ${JSON.stringify({ catalogue, ...said })}`;

/** Where a part does not follow the keepers, and nothing says why. */
export const keeperComplaints = (part: Part, answers: AllAnswers): string[] =>
  comparePart(part, answers)
    .filter((one) => isContradicted(one) || isUnconfirmed(one) || isMissing(one))
    .map(lineOf);
