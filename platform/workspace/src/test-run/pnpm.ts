import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import * as v from 'valibot';

const { packageManager } = v.parse(
  v.pipe(v.string(), v.parseJson(), v.object({ packageManager: v.string() })),
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** How a person runs the pnpm that we use, whichever is installed. */
export const pnpm = `npx ${packageManager}`;
