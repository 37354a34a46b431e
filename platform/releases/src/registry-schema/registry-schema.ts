import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { root } from '@rig4u/kernel';
import { indexSchema, registrySchema } from '@rig4u/shared/contracts';

const docs = join(root, 'platform', 'docs');

/** The JSON Schemas of what pages read, generated from what the code reads with: each file's path and its text. */
export const registrySchemas = (): [file: string, text: string][] => [
  [join(docs, 'registry.schema.json'), text('Rig4U registry, format 1', toJsonSchema(registrySchema))],
  [join(docs, 'registry-index.schema.json'), text('Index of the Rig4U registry, format 2', toJsonSchema(indexSchema))],
];

const text = (title: string, schema: object): string => `${JSON.stringify({ title, ...schema }, null, 2)}\n`;
