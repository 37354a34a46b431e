import { lstat, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import { compressedSuffix, isCompressible } from './brotli';
import { fileOfDelta } from './delta';

/** Files of a folder: relative path (with `/`) to bytes. */
export type FileMap = ReadonlyMap<string, Uint8Array>;

/**
 * Reads a folder whole, in sorted order, without the compressed twins and deltas that the store makes itself.
 * Undefined when there is no such folder. Throws a Refusal at links and special files: a release is plain files.
 */
export async function readFolder(folder: string): Promise<FileMap | undefined> {
  if (!(await isFolder(folder))) return undefined;
  const own = ownPaths(await pathsIn(folder));
  return new Map(await Promise.all(own.map(async (path) => [path, await readFile(join(folder, path))] as const)));
}

/** The paths that a build made, in sorted order: what the store makes itself beside them is left out. */
export function ownPaths(paths: readonly string[]): string[] {
  const known = new Set(paths);
  return paths.filter((path) => !isMadeByStore(path, known)).toSorted();
}

/** Files with a compressed twin beside each text. */
export async function withTwins(
  files: FileMap,
  shrinkBy: (bytes: Uint8Array) => Promise<Uint8Array>,
): Promise<FileMap> {
  const texts = [...files].filter(([path]) => isCompressible(path));
  const twins = texts.map(async ([path, bytes]) => [path + compressedSuffix, await shrinkBy(bytes)] as const);
  return new Map([...files, ...(await Promise.all(twins))]);
}

/** Whether a path is that of a compressed twin or a delta of a file that is there too. */
export const isMadeByStore = (path: string, known: ReadonlySet<string>): boolean => {
  const changed = fileOfDelta(path);
  if (changed !== undefined) return known.has(changed);
  const original = path.slice(0, -compressedSuffix.length);
  return path.endsWith(compressedSuffix) && isCompressible(original) && known.has(original);
};

/** The paths of all files in a folder. Throws a Refusal at links and special files. */
export async function pathsIn(root: string, under = ''): Promise<string[]> {
  const entries = await readdir(join(root, under), { withFileTypes: true });
  const lists = entries.map((entry) => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) return pathsIn(root, path);
    if (entry.isFile()) return [path];
    throw new Refusal(
      `${join(root, path)} is a link or a special file. A release holds plain files only: copy the file itself.`,
    );
  });
  return (await Promise.all(lists)).flat();
}

/** Whether a folder is there. */
export async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(noneOnlyIfMissing))?.isDirectory() ?? false;
}
