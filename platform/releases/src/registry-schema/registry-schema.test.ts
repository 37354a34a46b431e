/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '@rig4u/kernel';
import { indexSchema, registrySchema } from '@rig4u/shared/contracts';
import { registrySchemas } from './registry-schema';

it('docs/registry.schema.json is current (if not: npx tsx platform/releases/src/registry-schema/write.ts)', () => {
  for (const [file, text] of registrySchemas()) expect(readFileSync(file, 'utf8')).toBe(text);
});

it('every example in docs/registry.md is a registry', () => {
  const text = readFileSync(join(root, 'platform', 'docs', 'registry.md'), 'utf8');
  const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map((match) =>
    v.safeParse(v.pipe(v.string(), v.parseJson(), v.union([registrySchema, indexSchema])), match[1]),
  );
  expect(examples).toHaveLength(2);
  for (const example of examples) expect(example.issues).toBeUndefined();
});
