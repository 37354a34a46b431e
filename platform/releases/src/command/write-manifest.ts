import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { manifestOfBuild, sourceOf } from '../manifest';
import { NotThere } from '../refusals';
import { readFolder } from '../store';
import { tell, type Command } from './scene';
import { wordOf } from './words';

const packageJson = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/** Writes `remote.json` into a folder that another bundler built, from the package.json in the caller's folder. */
export const writeManifest: Command = async (args, { cwd, say, env }) => {
  const dist = resolve(cwd, wordOf(args, 'dist folder'));
  const files = await readFolder(dist);
  if (!files) throw new NotThere(`There is no folder ${dist}. Build the remote first.`);
  const version = env['RIG4U_VERSION'];
  const team = {
    ...v.parse(packageJson, await packageText(cwd)),
    ...(version && { version }),
  };
  const manifest = manifestOfBuild({ team, files, from: args.from, source: sourceOf(env) });
  if (!args.dryRun) await writeFile(join(dist, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const { name, screens } = manifest;
  const counted = `${Object.keys(manifest.files).length} files, ${screens.map(({ path }) => path).join(', ')}`;
  tell(args, manifest, () => [`remote.json says: ${name}@${manifest.version}, ${counted}.`], say);
};

async function packageText(cwd: string): Promise<string> {
  try {
    return await readFile(join(cwd, 'package.json'), 'utf8');
  } catch (error) {
    throw new NotThere(`No package.json can be read in ${cwd}. Run this in the folder of the remote.`, {
      cause: error,
    });
  }
}
