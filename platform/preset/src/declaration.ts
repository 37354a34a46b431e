import { readFileSync } from 'node:fs';
import path from 'node:path';
import { declaredFields } from '@rig4u/releases/manifest';
import * as v from 'valibot';

const port = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(4401, 'must be from 4401 to 4499; 4400 is the whole product'),
  v.maxValue(4499, 'must be from 4401 to 4499'),
);

/** What a part says of itself under `rig4u` in its package.json. A port is for its dev server, so only remotes have one. */
export const declaration = v.variant(
  'part',
  [
    v.strictObject({ part: v.literal('remote'), port, ...declaredFields }),
    v.strictObject({
      part: v.literal('host'),
      nav: declaredFields.nav,
      stores: declaredFields.stores,
      notAhead: declaredFields.notAhead,
    }),
    v.strictObject({ part: v.picklist(['shared', 'platform']) }),
  ],
  'must be { "part": "remote", "port": 44xx }, or { "part": "host" | "shared" | "platform" }',
);

const declaredPackage = v.object(
  { name: v.string(), version: v.string(), rig4u: declaration },
  ({ expected }) => `${expected} is missing`,
);

export type DeclaredPackage = v.InferOutput<typeof declaredPackage>;

/** Reads the package.json of a part. Throws an Error that says what is missing or wrong, and what to write instead. */
export function readDeclaration(dir: string): DeclaredPackage {
  const file = path.join(dir, 'package.json');
  const read = v.safeParse(declaredPackage, JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.output;
  const wrong = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`).join('; ');
  throw new Error(
    `${file} does not declare its part (${wrong}). ` +
      'A remote writes "rig4u": { "part": "remote", "port": 4415 }, with a port that no other part has.',
  );
}
