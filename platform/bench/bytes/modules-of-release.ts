import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing, Refusal, root, runChild } from '@rig4u/kernel';

const schema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.record(v.string(), v.number())));
export type ModulesOfRelease = v.InferOutput<typeof schema>;

/**
 * The bytes of each module in each script of a release, by the script's name without its hash. The part is built once more for it, with
 * source maps; what came out is kept until its sources, and with them its local version, change.
 */
export async function modulesOfRelease(part: string, version: string): Promise<ModulesOfRelease> {
  const file = path.join(root, '.rig4u', 'bytes', `${part}-${version}.json`);
  const kept = await readFile(file, 'utf8').catch(noneOnlyIfMissing);
  if (kept !== undefined) return v.parse(schema, kept);
  const program = path.join(import.meta.dirname, 'write-modules.ts');
  const { ok, output } = await runChild(process.execPath, ['--import', 'tsx', program, part, file], {
    cwd: root,
    env: { RIG4U_VERSION: version, NODE_ENV: 'production' },
  });
  if (!ok) throw new Refusal(`The bytes of ${part} could not be shared out among its modules:\n${output}`);
  return v.parse(schema, await readFile(file, 'utf8'));
}
