import { createHash } from 'node:crypto';
import type { Part } from '../../src/catalogue/schema';

/** A short hash of a fact. It says that the fact is what it was, and holds nothing of OpenDB. */
const hashOf = (part: string, fact: string, value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([part, fact, value]))
    .digest('hex')
    .slice(0, 8);

/** The facts of a part, each with its hash. */
export const sealPart = ({ id, specs }: Part): Record<string, string> =>
  Object.fromEntries(Object.entries(specs).map(([fact, value]) => [fact, hashOf(id, fact, value)]));

/** The facts of a part that are not those of its seal: changed, new or gone. */
export const brokenSeals = (part: Part, known: Readonly<Record<string, string>>): string[] => {
  const now = sealPart(part);
  return [...new Set([...Object.keys(known), ...Object.keys(now)])]
    .filter((fact) => known[fact] !== now[fact])
    .map((fact) => `${part.id} ${fact}`);
};
