import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@rig4u/kernel';
import { packAll } from './pack';

/**
 * `pnpm pack:packages [--to <folder>]`: the packages that a remote in its own repository installs, as tarballs. For tests: `--bare`
 * writes no declarations.
 */
const { values } = parseArgs({
  options: { to: { type: 'string' }, bare: { type: 'boolean', default: false } },
});
const to = path.resolve(values.to ?? path.join(root, '.rig4u/packages'));
for (const { name, version, file, bytes } of await packAll(to, { declarations: !values.bare }))
  console.log(`${name}@${version}  ${(bytes / 1024).toFixed(0)} KB  ${path.relative(process.cwd(), file)}`);
