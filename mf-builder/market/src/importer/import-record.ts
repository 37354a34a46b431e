import * as v from 'valibot';
import { type CatalogueType, specSchemas } from '../../../src/catalogue/schema';
import { mappings } from '../facts/mappings';
import type { MarketRecord } from '../records/read';
import type { Facts, Mapping, Read } from './reading';

/** A part of the market as our product knows it: names as the source has them, and facts by our schema. */
export interface MarketPart {
  /** Its number: it is `<type>~<n>` for ever. */
  n: number;
  brand: string;
  series?: string;
  name: string;
  colors?: readonly string[];
  facts: Facts;
  /** Facts that may warn and never make a fail, by name, sorted. */
  doubted: readonly string[];
  /** Facts that the record does not state and keepers agree on, by name, sorted: they may let a check pass and never make a fail. */
  recalled?: readonly string[];
}

/** What became of one field of one record. */
export interface Fate {
  field: string;
  is: 'mapped' | 'doubted' | 'dropped';
  why?: string;
}

export interface Imported {
  part: MarketPart;
  fates: readonly Fate[];
}

/** The facts of a field that our schema has, and why the others are not taken. */
const bySchema = (type: CatalogueType, facts: Facts): { valid: Facts; refused: readonly string[] } => {
  const entries: Readonly<Record<string, v.GenericSchema>> = specSchemas[type].entries;
  const read = Object.entries(facts).map(([fact, value]) => {
    const schema = entries[fact];
    const parsed = schema && v.safeParse(schema, value);
    return { fact, value: parsed?.success ? parsed.output : undefined };
  });
  const valid = read.filter(({ value }) => value !== undefined);
  return {
    valid: Object.fromEntries(valid.map(({ fact, value }) => [fact, value])),
    refused: read.filter(({ value }) => value === undefined).map(({ fact }) => fact),
  };
};

/** What names a record, and its colours, of which light is none: they stand beside the facts as they are. */
const beside: ReadonlySet<string> = new Set(['id', 'src', 'name', 'brand', 'series', 'color']);

/** The fields of a record in the order of the mapping, the name last: it fills in what no field stated. */
const readFields = (mapping: Mapping, record: MarketRecord): (Read & { field: string })[] => {
  const strange = Object.keys(record).find((field) => !beside.has(field) && !Object.hasOwn(mapping.fields, field));
  if (strange !== undefined)
    throw new Error(`${record.id} has the field "${strange}", of which no mapping says what becomes of it.`);
  const fields = Object.entries(mapping.fields).flatMap(([field, read]) =>
    Object.hasOwn(record, field) ? [{ field, ...read(record[field], record) }] : [],
  );
  const named = mapping.name?.(record.name);
  return named?.facts ? [...fields, { field: 'name', ...named }] : fields;
};

const fateOf = (fresh: number, refused: readonly string[], { drop, doubt }: Read): Omit<Fate, 'field'> => {
  if (fresh > 0) return doubt === undefined ? { is: 'mapped' } : { is: 'doubted', why: doubt };
  if (refused.length > 0) return { is: 'dropped', why: `not what our schema has: ${refused.join(', ')}` };
  return { is: 'dropped', why: drop ?? 'told by another field' };
};

/**
 * One record as a part of ours.
 * @throws Error where the type has no mapping, or the record a field that it does not name.
 */
export const importRecord = (type: CatalogueType, record: MarketRecord, n: number): Imported => {
  const mapping = mappings[type];
  if (!mapping) throw new Error(`Records of ${type} have no mapping.`);
  const facts: Record<string, unknown> = {};
  const doubted: string[] = [];
  const fates = readFields(mapping, record).map((read): Fate => {
    const { valid, refused } = bySchema(type, read.facts ?? {});
    const fresh = Object.entries(valid).filter(([fact]) => !Object.hasOwn(facts, fact));
    for (const [fact, value] of fresh) facts[fact] = value;
    if (read.doubt !== undefined)
      doubted.push(...fresh.map(([fact]) => fact).filter((fact) => read.doubtOf?.includes(fact) ?? true));
    return { field: read.field, ...fateOf(fresh.length, refused, read) };
  });
  const { brand, series, name } = record;
  const color = record.color?.filter((one) => one !== 'rgb');
  const part = {
    ...{ n, brand, ...(series !== undefined && { series }), name },
    ...(color && color.length > 0 && { colors: color }),
    ...{ facts, doubted: doubted.toSorted() },
  };
  return { part, fates };
};

/** A part with what keepers agree on, where it is silent. */
export const recall = (part: MarketPart, agreed: Facts): MarketPart => {
  const fresh = Object.keys(agreed).filter((fact) => !Object.hasOwn(part.facts, fact));
  if (fresh.length === 0) return part;
  return { ...part, facts: { ...agreed, ...part.facts }, recalled: fresh.toSorted() };
};
