import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing, Refusal, root, runChild } from '@rig4u/kernel';
import { mapsOf } from '@rig4u/workspace/maps';
import { modulesInFolder } from './modules-in-folder';

const schema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.record(v.string(), v.number())));
export type ModulesOfRelease = v.InferOutput<typeof schema>;

/**
 * The bytes of each module in each script of a release, by the script's name without its hash. They come from the source maps that the
 * release's build left; where it left none, the part is built once more. What came out is kept until the part's sources, and with them
 * its local version, change.
 */
export async function modulesOfRelease(part: string, version: string): Promise<ModulesOfRelease> {
  const file = path.join(root, '.rig4u', 'bytes', `${part}-${version}.json`);
  const kept = await readFile(file, 'utf8').catch(noneOnlyIfMissing);
  if (kept !== undefined) return v.parse(schema, kept);
  const folder = mapsOf(part, version);
  if (!(await hasMaps(folder))) await buildWithMaps(part, version, folder);
  const files = await modulesInFolder(folder);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(files));
  await rm(folder, { recursive: true, force: true });
  return files;
}

const hasMaps = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(noneOnlyIfMissing))?.some((name) => name.endsWith('.js.map')) ?? false;

async function buildWithMaps(part: string, version: string, folder: string): Promise<void> {
  const program = path.join(import.meta.dirname, 'write-maps.ts');
  const { ok, output } = await runChild(process.execPath, ['--import', 'tsx', program, part], {
    cwd: root,
    env: { RIG4U_VERSION: version, RIG4U_MAPS: folder, NODE_ENV: 'production' },
  });
  if (!ok) throw new Refusal(`The bytes of ${part} could not be shared out among its modules:\n${output}`);
}
