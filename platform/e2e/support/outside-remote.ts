import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { createRemote } from '@rig4u/new-remote';
import { folderOf, readPackage, unpack, type Tarball } from '@rig4u/packages';
import { root } from './folders';

/** Makes the unpacked shared of a repository that of another version; its entry `format` may have more in it. */
export async function setShared(folder: string, version: string, more = ''): Promise<void> {
  const shared = path.join(folder, 'node_modules/@rig4u/shared');
  const manifest = path.join(shared, 'package.json');
  const before = readPackage(shared).version;
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(`"${before}"`, `"${version}"`));
  if (more) await appendFile(path.join(shared, 'dist/format.js'), more);
}

/** The packages that declare what ours need: others are taken from where they are installed here. */
const owners = ['platform/preset', 'platform/releases', 'platform/kernel', 'platform/config', 'shared'].map((folder) =>
  path.join(root, folder),
);
const installedHere = (name: string): string => {
  const from = [...owners, folderOf('@module-federation/enhanced', path.join(root, 'platform/preset'))];
  const owner = from.find((folder) => existsSync(path.join(folder, 'node_modules', name)));
  return folderOf(name, owner ?? path.join(root, 'node_modules/.pnpm'));
};

/**
 * A remote in a repository of its own, in a folder that is in no workspace. Our packages are unpacked tarballs; the packages of others
 * are linked to what is installed here, so that nothing is fetched. `pnpm bench outside` installs them all from a registry.
 */
export async function outsideRemote(name: string, tarballs: readonly Tarball[]): Promise<string> {
  const folder = createRemote({ name, standalone: path.join(await temporaryFolder(), name) });
  const modules = path.join(folder, 'node_modules');
  for (const { name: ours, file } of tarballs) await unpack(file, path.join(modules, ours));
  const needed = tarballs.flatMap(({ name: ours }) => Object.keys(readPackage(path.join(modules, ours)).dependencies));
  for (const other of new Set([...needed, 'react', 'react-dom'])) {
    const place = path.join(modules, other);
    if (existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(installedHere(other), place, 'junction');
  }
  return folder;
}

/** Runs the packed rig4u command in the repository, by plain Node. Throws an Error with its words where it fails. */
export async function rig4u(folder: string, ...args: string[]): Promise<string> {
  const { ok, output } = await runChild(process.execPath, ['node_modules/@rig4u/releases/bin/rig4u.mjs', ...args], {
    cwd: folder,
  });
  if (!ok) throw new Error(output);
  return output;
}
