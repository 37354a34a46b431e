import * as v from 'valibot';
import { type CatalogueType, type Part, partSchemas } from './schema';

const named = v.object({ id: v.string() });

const partName = (item: unknown, index: number): string =>
  v.is(named, item) ? `part ${item.id}` : `entry ${index + 1} (no id)`;

const reason = (issue: v.BaseIssue<unknown>): string => {
  const unknownKey = issue.path?.at(-1)?.origin === 'key';
  if (unknownKey && issue.received === 'undefined') return 'is missing';
  if (unknownKey) return 'is not in the schema; correct its spelling or remove it';
  return `expected ${issue.expected ?? 'something else'}, received ${issue.received}; facts hold plain values without units`;
};

const parsePart = <T extends CatalogueType>(type: T, item: unknown, index: number): Part<T> => {
  const schema: v.GenericSchema<unknown, Part<T>> = partSchemas[type];
  const result = v.safeParse(schema, item, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue) ?? 'record';
  throw new Error(`Catalogue ${type}, ${partName(item, index)}: ${where} ${reason(issue)}.`);
};

/**
 * Parses a catalogue file of one type.
 * @throws Error naming the type, the part, the key and what is wrong with it.
 */
export const parseCatalogue = <T extends CatalogueType>(type: T, data: unknown): Part<T>[] => {
  if (!Array.isArray(data)) throw new Error(`Catalogue ${type}: expected a list of parts, received ${typeof data}.`);
  return data.map((item: unknown, index) => parsePart(type, item, index));
};
