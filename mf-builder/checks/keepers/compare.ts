import type { Part } from '../../src/catalogue/schema';
import { statedBy } from '../catalogue-audit/compare';
import type { OpenRecord } from '../catalogue-audit/records';
import { type Answers, factOf } from './answers';
import { openPositions } from './places';
import { sameFact } from './same-fact';

/**
 * agreed: both keepers and the catalogue say the same. new: both keepers say the same, the catalogue nothing. contradicted: both keepers say the
 * same, the catalogue another thing. disputed: one keeper differs from the other or from the catalogue. silent: one of them says nothing.
 */
export type Verdict = 'agreed' | 'new' | 'contradicted' | 'disputed' | 'silent';

/** One fact of one part, as everybody states it; undefined where one does not. */
export interface Compared {
  part: string;
  fact: string;
  catalogue: unknown;
  basis: string | undefined;
  a: unknown;
  b: unknown;
  /** In the form in which the audit compares it. */
  openDb: unknown;
  verdict: Verdict;
}

const verdictOf = (fact: string, catalogue: unknown, a: unknown, b: unknown): Verdict => {
  if (a === undefined || b === undefined) return 'silent';
  const [withA, withB] = [sameFact(fact, catalogue, a), sameFact(fact, catalogue, b)];
  // Why: a catalogue that leaves open what the keepers differ in says what both of them say.
  if (withA && withB && openPositions(catalogue).length > 0) return 'agreed';
  if (!sameFact(fact, a, b)) return 'disputed';
  if (catalogue === undefined) return 'new';
  if (withA && withB) return 'agreed';
  // Why: of a fact with inner ones a keeper may leave out the one in which the other differs.
  return withA || withB ? 'disputed' : 'contradicted';
};

/** Every fact of a part that the catalogue or a keeper states, with what OpenDB's record says of it where there is one. */
export const comparePart = (part: Part, a: Answers, b: Answers, record?: OpenRecord): Compared[] => {
  const specs: Readonly<Record<string, unknown>> = part.specs;
  const asked = [a, b].flatMap((answers) => Object.keys(answers[part.id]?.facts ?? {}));
  return [...new Set([...Object.keys(specs), ...asked])].map((fact) => {
    const [ofA, ofB] = [factOf(a, part.id, fact), factOf(b, part.id, fact)];
    const basis: Readonly<Record<string, string | undefined>> = part.basis ?? {};
    const catalogue = specs[fact];
    const verdict = verdictOf(fact, catalogue, ofA, ofB);
    const openDb = record && statedBy(part.type, fact, record);
    return { part: part.id, fact, catalogue, basis: basis[fact], a: ofA, b: ofB, openDb, verdict };
  });
};
