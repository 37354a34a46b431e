import type { Part } from '../../src/catalogue/schema';
import { statedBy } from '../catalogue-audit/compare';
import type { OpenRecord } from '../catalogue-audit/records';
import { agreedValue, sameInner } from './agreed-value';
import { type AllAnswers, factOf, type Keeper, keepers } from './answers';
import { innerFact, innerNames } from './inner-facts';

/**
 * agreed: two keepers or more state what the catalogue states, and fewer another thing. new: they agree so on what the catalogue does
 * not state. contradicted: they agree on another value, and none states that of the catalogue. disputed: two or more state it, in no
 * such way. silent: one states it at most.
 */
export type Verdict = 'agreed' | 'new' | 'contradicted' | 'disputed' | 'silent';

/** One fact of one part, or one inner fact of it, as everybody states it; undefined where one does not. */
export interface Compared {
  part: string;
  fact: string;
  /** Of a fact that is a list of slots, plugs or places; else empty. */
  inner: string;
  catalogue: unknown;
  basis: string | undefined;
  /** By keeper; those who state nothing are left out. */
  said: Readonly<Partial<Record<Keeper, unknown>>>;
  /** What the keepers agree on. */
  agreed: unknown;
  /** In the form in which the audit compares it. */
  openDb: unknown;
  verdict: Verdict;
}

const verdictOf = (
  catalogue: unknown,
  said: readonly unknown[],
  agreed: unknown,
  same: (one: unknown, other: unknown) => boolean,
): Verdict => {
  if (said.length < 2) return 'silent';
  if (agreed === undefined) return 'disputed';
  if (catalogue === undefined) return 'new';
  if (same(catalogue, agreed)) return 'agreed';
  return said.some((value) => same(catalogue, value)) ? 'disputed' : 'contradicted';
};

const compareFact = (part: Part, fact: string, answers: AllAnswers, openDb: unknown): readonly Compared[] => {
  const specs: Readonly<Record<string, unknown>> = part.specs;
  const basis: Readonly<Record<string, string | undefined>> = part.basis ?? {};
  const values = keepers.map((keeper) => factOf(answers[keeper], part.id, fact));
  return innerNames(fact, [specs[fact], ...values]).map((inner) => {
    const same = (one: unknown, other: unknown): boolean => sameInner(fact, inner, one, other);
    const catalogue = innerFact(fact, specs[fact], inner);
    const said = Object.fromEntries(
      keepers.flatMap((keeper, index) => {
        const value = innerFact(fact, values[index], inner);
        return value === undefined ? [] : [[keeper, value] as const];
      }),
    );
    const agreed = agreedValue(fact, inner, values);
    const verdict = verdictOf(catalogue, Object.values(said), agreed, same);
    return { part: part.id, fact, inner, catalogue, basis: basis[fact], said, agreed, openDb, verdict };
  });
};

/** Every fact of a part that the catalogue or a keeper states, with what OpenDB's record says of it where there is one. */
export const comparePart = (part: Part, answers: AllAnswers, record?: OpenRecord): Compared[] => {
  const asked = keepers.flatMap((keeper) => Object.keys(answers[keeper]?.[part.id]?.facts ?? {}));
  return [...new Set([...Object.keys(part.specs), ...asked])].flatMap((fact) =>
    compareFact(part, fact, answers, record && statedBy(part.type, fact, record)),
  );
};
