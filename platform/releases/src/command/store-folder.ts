import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isFolder } from '../store';
import { Misused, NotThere } from '../refusals';

interface Asked {
  /** What `--store` said. */
  named: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Whether the command may begin a store. */
  begins: boolean;
}

/**
 * The folder of the store: `--store`, RIG4U_STORE, or `.rig4u/store` of the workspace that the caller stands in. Throws a
 * Refusal where none is named, or where there is none: a typing mistake must not look like an empty store.
 */
export async function storeFolder({ named, env, cwd, begins }: Asked): Promise<string> {
  const asked = named ?? env['RIG4U_STORE'];
  const folder = asked === undefined ? workspaceStore(cwd) : resolve(cwd, asked);
  if (folder === undefined)
    throw new Misused(
      'Say which store: --store <folder>, or RIG4U_STORE. This folder is in no workspace that has one.',
    );
  if (await isFolder(folder)) return folder;
  if (asked === undefined && begins) return folder;
  throw new NotThere(`There is no store at ${folder}. Look at the path; a new store begins with an empty folder.`);
}

function workspaceStore(from: string): string | undefined {
  if (existsSync(join(from, 'pnpm-workspace.yaml'))) return join(from, '.rig4u', 'store');
  return dirname(from) === from ? undefined : workspaceStore(dirname(from));
}
