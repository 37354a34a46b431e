import { isPartType, partTypeInfo, type BuildComponents, type PartQuantity, type PartType } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { readFacts } from '../src/domain/compatibility/read-facts';
import { Malformed, record } from './json-line';
import { inCatalogue, namedPart, type Where } from './named-part';

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const dollars = v.pipe(v.number(), v.finite(), v.minValue(0));

const listed = (type: PartType, id: string, where: string, shelves: Where): PartQuantity => ({
  part: namedPart(type, id, where, shelves),
  quantity: 1,
});

function ownPart(type: PartType, given: Record<string, unknown>, where: string, notes: string[]): PartQuantity {
  const { id, name = partTypeInfo(type).label, specs, price = 0 } = given;
  if (typeof name !== 'string') throw new Malformed(`${where}.name must be text`);
  if (!v.is(record, specs))
    throw new Malformed(`${where}.specs must be an object with the facts of the part; {} says that none is known`);
  if (!v.is(dollars, price)) throw new Malformed(`${where}.price must be a number of US dollars`);
  for (const problem of readFacts(type, specs).problems)
    notes.push(`${where}.specs.${problem}; it counts as not known.`);
  return { part: { id: typeof id === 'string' ? id : name, name, price, specs }, quantity: 1 };
}

function lineOf(type: PartType, given: unknown, where: string, notes: string[], shelves: Where): PartQuantity {
  if (typeof given === 'string') return listed(type, given, where, shelves);
  if (!v.is(record, given))
    throw new Malformed(`${where} must be the id of a part, or an object like {"name": "...", "specs": {...}}`);
  const { id, owned = false, quantity = 1 } = given;
  if (typeof owned !== 'boolean') throw new Malformed(`${where}.owned must be true or false`);
  if (!v.is(wholeNumber, quantity)) throw new Malformed(`${where}.quantity must be a whole number from 1 on`);
  const line =
    typeof id === 'string' && given['specs'] === undefined
      ? listed(type, id, where, shelves)
      : ownPart(type, given, where, notes);
  return { part: owned ? { ...line.part, owned } : line.part, quantity };
}

/** The parts that a line locks: ids, or parts by their facts. `notes` names facts that cannot be read; `shelves` is the catalogue where it is left out. */
export function lockedParts(
  given: unknown,
  field: string,
  notes: string[],
  shelves: Where = inCatalogue,
): BuildComponents {
  if (!v.is(record, given)) throw new Malformed(`${field} must be an object like {"gpu": ["gpu14"]}`);
  return Object.fromEntries(
    Object.entries(given).map(([type, parts]) => {
      if (!isPartType(type))
        throw new Malformed(
          `${field} has no type "${type}"; the types are named as in the catalogue: cpu, motherboard, gpu, ram and so on`,
        );
      const list: readonly unknown[] = Array.isArray(parts) ? parts : [parts];
      return [type, list.map((one, index) => lineOf(type, one, `${field}.${type}[${index}]`, notes, shelves))];
    }),
  );
}
