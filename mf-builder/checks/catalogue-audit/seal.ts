import { createHash } from 'node:crypto';
import type { Part } from '../../src/catalogue/schema';
import { confirmed } from './compare';
import type { OpenRecord } from './records';

/** A short hash of a fact. It says that the fact is what it was, and holds nothing of OpenDB. */
export const hashOf = (part: string, fact: string, value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([part, fact, value]))
    .digest('hex')
    .slice(0, 8);

/** The facts of a part that are from OpenDB, or that its record confirms, each with its hash. */
export const sealPart = (part: Part, record: OpenRecord | undefined): Record<string, string> => {
  const basis: Readonly<Record<string, string | undefined>> = part.basis ?? {};
  const agreed = new Set(record && confirmed(part, record));
  return Object.fromEntries(
    Object.entries(part.specs)
      .filter(([fact]) => basis[fact] === 'opendb' || agreed.has(fact))
      .map(([fact, value]) => [fact, hashOf(part.id, fact, value)]),
  );
};
