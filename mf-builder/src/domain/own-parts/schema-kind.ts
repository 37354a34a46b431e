import type * as v from 'valibot';

export interface SchemaKind {
  kind: 'number' | 'text' | 'flag' | 'oneOf' | 'words' | 'numbers' | 'several' | 'other';
  /** Whether null says that it is known to be none. */
  none: boolean;
  /** The values of `oneOf` and `several`. */
  values: readonly string[];
}

const kind = (name: SchemaKind['kind'], values: readonly string[] = []): SchemaKind => ({
  kind: name,
  none: false,
  values,
});

/** What kind of value a fact's schema takes; `other` is everything that one plain question cannot ask. */
export function schemaKind(schema: v.GenericSchema): SchemaKind {
  if ('wrapped' in schema && isSchema(schema.wrapped)) {
    const inner = schemaKind(schema.wrapped);
    return schema.type === 'nullable' ? { ...inner, none: true } : inner;
  }
  if (schema.type === 'number') return kind('number');
  if (schema.type === 'string') return kind('text');
  if (schema.type === 'boolean') return kind('flag');
  if ('options' in schema && isTexts(schema.options)) return kind('oneOf', schema.options);
  return 'item' in schema && isSchema(schema.item) ? listKind(schemaKind(schema.item)) : kind('other');
}

function listKind(item: SchemaKind): SchemaKind {
  if (item.kind === 'text') return kind('words');
  if (item.kind === 'number') return kind('numbers');
  return item.kind === 'oneOf' ? kind('several', item.values) : kind('other');
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
