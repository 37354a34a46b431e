import type { CatalogueType } from '../../src/catalogue/schema';
import type { CheckedBuild, CheckedPart, Verdict } from '../../src/domain/compatibility/types';

/** True, false, or not known. */
export type Tri = boolean | undefined;

/** A verdict; 'note' is a pass with a note. */
export type Said = Verdict | 'note';

/** What a rule says; undefined where it does not apply. */
export type Judged = Said | undefined;

export type OracleRule = (build: CheckedBuild) => Judged;

export const and = (...all: Tri[]): Tri => (all.includes(false) ? false : all.includes(undefined) ? undefined : true);

export const or = (...all: Tri[]): Tri => (all.includes(true) ? true : all.includes(undefined) ? undefined : false);

export const not = (value: Tri): Tri => (value === undefined ? undefined : !value);

export const above = (a: number | undefined, b: number | undefined): Tri =>
  a === undefined || b === undefined ? undefined : a > b;

/** Whether a sum is above a limit: known parts alone may show that it is; an unknown part can never show that it is not. */
export const sumAbove = (values: readonly (number | undefined)[], limit: number | undefined): Tri => {
  if (limit === undefined) return undefined;
  if (values.reduce<number>((sum, value) => sum + (value ?? 0), 0) > limit) return true;
  return values.includes(undefined) ? undefined : false;
};

/** Whether a sum is above a limit, where that is a loss: every part must be known. */
export const allAbove = (values: readonly (number | undefined)[], limit: number | undefined): Tri =>
  values.includes(undefined) ? undefined : sumAbove(values, limit);

/** Known failing condition, else an unknown condition, else a known loss, else a pass. */
export const judge = (fails: readonly Tri[], losses: readonly Tri[] = []): Verdict => {
  if (fails.includes(true)) return 'fail';
  if (fails.includes(undefined) || losses.includes(undefined)) return 'unknown';
  return losses.includes(true) ? 'warning' : 'pass';
};

/** A pass carries a note where there is something to note. */
export const noteWhere = (verdict: Verdict, noted: boolean): Said => (verdict === 'pass' && noted ? 'note' : verdict);

/** For choosing the best assignment: fewest fails, then unknowns, then warnings. */
const rank: Record<Verdict, number> = { pass: 0, warning: 1, unknown: 2, fail: 3 };

export const best = (verdicts: readonly Verdict[]): Verdict | undefined =>
  verdicts.toSorted((a, b) => rank[a] - rank[b])[0];

/** What holds in every world; unknown where worlds differ. */
export const common = (verdicts: readonly Verdict[]): Verdict => {
  const [first, ...rest] = verdicts;
  return first !== undefined && rest.every((verdict) => verdict === first) ? first : 'unknown';
};

/** The chosen parts of a type; empty where none is chosen yet or none is wanted. */
export const parts = <T extends CatalogueType>(build: CheckedBuild, type: T): readonly CheckedPart<T>[] => {
  const chosen: readonly CheckedPart<T>[] | null | undefined = build[type];
  return chosen ?? [];
};

export const has = (build: CheckedBuild, ...types: CatalogueType[]): boolean =>
  types.every((type) => parts(build, type).length > 0);

/** One entry per piece: a part of quantity 3 three times. */
export const pieces = <T extends CatalogueType>(list: readonly CheckedPart<T>[]): CheckedPart<T>[] => {
  const all: CheckedPart<T>[] = [];
  for (const part of list) for (let piece = 0; piece < part.quantity; piece += 1) all.push(part);
  return all;
};

/** Case, spaces and hyphens do not count. */
export const fold = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '');

export const sameWord = (a: string | undefined, b: string | undefined): Tri =>
  a === undefined || b === undefined ? undefined : fold(a) === fold(b);

export const listed = (word: string | undefined, list: readonly string[] | undefined): Tri =>
  list === undefined || word === undefined ? undefined : list.some((one) => fold(one) === fold(word));
