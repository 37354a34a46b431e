import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { root } from '@rig4u/kernel';
import { registrySchema } from '@rig4u/shared/contracts';

export const registrySchemaFile = join(root, 'platform', 'docs', 'registry.schema.json');

/** The registry's JSON Schema, generated from the one that the code reads with, as the text of its file. */
export function registrySchemaText(): string {
  const schema = { title: 'Rig4U registry, format 1', ...toJsonSchema(registrySchema) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
