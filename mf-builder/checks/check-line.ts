import { isPartType, partTypeInfo, type PartType } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { check } from '../src/domain/compatibility/check';
import { checkedLine } from '../src/domain/compatibility/checked-build';
import { readFacts } from '../src/domain/compatibility/read-facts';
import type { CheckedBuild, CheckedPart } from '../src/domain/compatibility/types';
import { answerTo, Malformed, record, type LineAnswer } from './json-line';
import { namedPart, onEitherShelf } from './named-part';

const nameOf = (type: PartType, name: unknown, where: string): string => {
  if (name === undefined || name === null || name === '') return partTypeInfo(type).label;
  if (typeof name !== 'string') throw new Malformed(`${where}.name must be text`);
  return name;
};

const quantityOf = (quantity: unknown, where: string): number => {
  if (quantity === undefined || quantity === null) return 1;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1)
    throw new Malformed(`${where}.quantity must be a whole number from 1 on`);
  return quantity;
};

const listed = (type: PartType, id: string, where: string): CheckedPart =>
  checkedLine(type, { part: namedPart(type, id, where, onEitherShelf), quantity: 1 });

const partOf = (type: PartType, given: unknown, where: string, notes: string[]): CheckedPart => {
  if (typeof given === 'string') return listed(type, given, where);
  if (!v.is(record, given))
    throw new Malformed(
      `${where} must be the id of a part, or an object like {"name": "...", "quantity": 1, "specs": {...}}`,
    );
  const { id, name, quantity, specs } = given;
  if (typeof id === 'string' && specs === undefined)
    return {
      ...listed(type, id, where),
      quantity: quantityOf(quantity, where),
      ...(given['owned'] === true && { owned: true }),
    };
  if (!v.is(record, specs))
    throw new Malformed(`${where}.specs must be an object with the facts of the part; {} says that none is known`);
  const { facts, problems } = readFacts(type, specs);
  for (const problem of problems) notes.push(`${where}.specs.${problem}; it counts as not known.`);
  const part = { type, name: nameOf(type, name, where), quantity: quantityOf(quantity, where), specs: facts };
  return {
    ...part,
    ...(typeof id === 'string' && { id }),
    ...(given['owned'] === true && { owned: true }),
  };
};

const partsOf = (type: PartType, given: unknown, notes: string[]): CheckedPart[] | null => {
  if (given === null) return null;
  if (!Array.isArray(given)) return [partOf(type, given, `parts.${type}`, notes)];
  return given.map((one: unknown, index) => partOf(type, one, `parts.${type}[${index}]`, notes));
};

/** The build; facts that cannot be read are not known, and `notes` says which. */
const buildOf = (parts: Record<string, unknown>, notes: string[]): CheckedBuild =>
  Object.fromEntries(
    Object.entries(parts).map(([type, given]) => {
      if (!isPartType(type))
        throw new Malformed(
          `parts has no type "${type}"; the types are named as in the catalogue: cpu, motherboard, gpu, ram and so on`,
        );
      return [type, partsOf(type, given, notes)];
    }),
  );

const answerOf = ({ parts }: Record<string, unknown>): object => {
  if (!v.is(record, parts)) throw new Malformed('parts must be an object like {"cpu": {"specs": {...}}, "gpu": null}');
  const notes: string[] = [];
  const { verdict, probably, findings } = check(buildOf(parts, notes));
  return {
    verdict,
    ...(probably && { probably }),
    ...(notes.length > 0 && { notes }),
    findings: findings.map(({ rule, verdict: found, probably: usual, message, note, parts: refs }) => ({
      rule,
      verdict: found,
      ...(usual && { probably: usual }),
      message,
      ...(note !== undefined && { note }),
      parts: refs,
    })),
  };
};

/**
 * Answers one line of `check-build`: `{"id", "parts": {type: part | part[] | null}}` in, `{"id", "verdict", "probably"?, "notes"?, "findings"}` out, or
 * `{"id"?, "error"}` where the line is malformed. A fact of the wrong type is not known; `notes` names it, and the build is answered. `number` counts lines from 1. Never throws for a bad line.
 */
export const checkLine = (text: string, number: number): LineAnswer =>
  answerTo(text, number, '{"id": "1", "parts": {...}}', answerOf);
