import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { createRemote } from '@rig4u/new-remote';
import { folderOf, packInProgram, readPackage, unpack, type Tarball } from '@rig4u/packages';
import { root } from './folders';

/** What is made of shared for a team: its version, and a name that it has besides or that it lacks. */
export interface OtherShared {
  version: string;
  change: (format: string) => string;
}

/** Packs shared as it is at another version. */
export async function packShared({ version, change }: OtherShared): Promise<Tarball> {
  const folder = await temporaryFolder();
  const own = path.join(root, 'shared');
  await cp(own, folder, { recursive: true, filter: (file) => !file.includes('node_modules') });
  await symlink(path.join(own, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const manifest = path.join(folder, 'package.json');
  const { version: before } = readPackage(own);
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(`"${before}"`, `"${version}"`));
  const format = path.join(folder, 'src/kernel/format/index.ts');
  await writeFile(format, change(await readFile(format, 'utf8')));
  const [packed] = await packInProgram(await temporaryFolder(), '--bare', '--shared', folder);
  if (!packed) throw new Error('Nothing was packed.');
  return packed;
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
