import path from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '@rig4u/kernel';
import { createRemote } from './create-remote';

const usage =
  'pnpm create:remote mf-<name>                       a folder of this workspace\n' +
  'pnpm create:remote mf-<name> --standalone <folder> a repository of its own\n' +
  '    --packages <folder>                            with our packages from the tarballs of pnpm pack:packages';

/** `pnpm create:remote`. */
function run(): void {
  const { values, positionals } = parseArgs({
    options: { standalone: { type: 'string' }, packages: { type: 'string' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new Refusal(usage);
  const folder = createRemote({ name, ...values });
  const next =
    values.standalone === undefined ? 'npx pnpm@10.34.9 install' : 'npm install && npm test && npm run build';
  console.log(`${name} is in ${path.relative(process.cwd(), folder) || '.'}. Next: ${next}`);
}

try {
  run();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
