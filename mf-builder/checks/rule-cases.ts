import { partTypeNames } from '@rig4u/shared/builds';
import type { CatalogueType } from '../src/catalogue/schema';
import { rules } from '../src/domain/compatibility/rules';
import type { CheckedBuild, CheckedPart, Facts, Finding, Verdict } from '../src/domain/compatibility/types';

interface Several<T extends CatalogueType> {
  quantity: number;
  facts: Facts<T>;
}

type Given<T extends CatalogueType> = Facts<T> | Several<T>;

/** A build in short: per type the facts of a part, or of several, or null. */
export type Short = { readonly [T in CatalogueType]?: Given<T> | readonly Given<T>[] | null };

/** Several pieces of one part. */
export const times = <F>(quantity: number, facts: F): { quantity: number; facts: F } => ({ quantity, facts });

const isSeveral = <T extends CatalogueType>(given: Given<T>): given is Several<T> => 'facts' in given;
const isList = <T extends CatalogueType>(given: Given<T> | readonly Given<T>[]): given is readonly Given<T>[] =>
  Array.isArray(given);

const partsOf = <T extends CatalogueType>(type: T, given: Given<T> | readonly Given<T>[]): CheckedPart<T>[] => {
  const list: readonly Given<T>[] = isList<T>(given) ? given : [given];
  return list.map((one, index) => {
    const { quantity, facts } = isSeveral<T>(one) ? one : { quantity: 1, facts: one };
    return { type, id: `${type}${index + 1}`, name: `${type} ${index + 1}`, quantity, specs: facts };
  });
};

const entryOf = <T extends CatalogueType>(short: Short, type: T): [T, CheckedPart<T>[] | null][] => {
  const given: Short[T] = short[type];
  if (given === undefined) return [];
  return [[type, given === null ? null : partsOf<T>(type, given)]];
};

/** The build that tests check, from its short form. */
export const buildOf = (short: Short): CheckedBuild =>
  Object.fromEntries(partTypeNames.flatMap((type) => entryOf(short, type)));

/** What a rule finds; undefined where it does not apply. */
export const findingOf = (rule: string, short: Short): Finding | undefined => {
  const found = rules.find(({ id }) => id === rule);
  if (!found) throw new Error(`There is no rule ${rule}.`);
  return found.check(buildOf(short));
};

/** A rule's verdict, 'note' for a pass with a note, 'none' where it does not apply. */
export type Expected = Verdict | 'note' | 'none';

export const verdictOf = (rule: string, short: Short): Expected => {
  const finding = findingOf(rule, short);
  if (!finding) return 'none';
  return finding.verdict === 'pass' && finding.note !== undefined ? 'note' : finding.verdict;
};

/** Parts by type: the id of a part, or of several, where one that comes twice is there twice; null says that none is wanted. */
export type RealBuild = { readonly [T in CatalogueType]?: string | readonly string[] | null };

/** The cases of one rule, in the file `<id>.cases.ts` beside it. */
export interface RuleCases {
  /** Builds that are made up: what matters of them, and what the rule says. */
  made: readonly (readonly [expected: Expected, build: Short])[];
  /**
   * Builds of real parts, at least one for each verdict that the rule can give and no more parts than it reads: ids of the catalogue,
   * or of `checks/parts-outside-the-catalogue.ts`.
   */
  real: readonly (readonly [verdict: Verdict, parts: RealBuild])[];
}
