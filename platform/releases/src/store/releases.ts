import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { asideIn } from './aside';
import { compressedSuffix, isCompressible, shrink, shrinkQuickly } from './brotli';
import { isFolder, readFolder, type FileMap } from './files';
import { flushFolder } from './flush';
import { folderOf, partFolder, type ReleaseRef } from './release-ref';

/** Where a release lies on disk. */
export const releaseDir = (store: string, ref: ReleaseRef): string => join(store, folderOf(ref));

export const hasRelease = (store: string, ref: ReleaseRef): Promise<boolean> => isFolder(releaseDir(store, ref));

/** A release's files, without compressed twins; undefined when it was never published. */
export const readRelease = (store: string, ref: ReleaseRef): Promise<FileMap | undefined> =>
  readFolder(releaseDir(store, ref));

/** One file of a release; undefined when it is not there. */
export const readReleaseFile = (store: string, ref: ReleaseRef, name: string): Promise<Uint8Array | undefined> =>
  readFile(join(releaseDir(store, ref), name)).catch(noneOnlyIfMissing);

/** Versions of a part in the store, in the order of their names. */
export async function versionsOf(store: string, part: string): Promise<string[]> {
  return ((await readdir(join(store, partFolder(part))).catch(noneOnlyIfMissing)) ?? []).toSorted();
}

/**
 * Puts a release into the store, whole or not at all: written aside, brought to the disk, then renamed. False when the release is
 * there already, also when somebody else was faster; nothing is overwritten, ever. `quick`: its compressed twins are made in less
 * time and are larger.
 */
export async function writeRelease(
  store: string,
  ref: ReleaseRef,
  files: FileMap,
  { quick = false } = {},
): Promise<boolean> {
  const aside = await asideIn(store);
  const target = releaseDir(store, ref);
  try {
    await writeFolder(aside, files, quick ? shrinkQuickly : shrink);
    await mkdir(dirname(target), { recursive: true });
    await rename(aside, target);
    await flushFolder(dirname(target));
    return true;
  } catch (error) {
    // Systems differ in the code of "a folder is in the way", so the folder itself is asked.
    if (await hasRelease(store, ref)) return false;
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

type Shrink = typeof shrink;

async function writeFolder(folder: string, files: FileMap, shrinkBy: Shrink): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([path, bytes]) => writeOne(join(folder, path), bytes, shrinkBy)));
  const folders = new Set([...files.keys()].map((path) => dirname(join(folder, path))));
  await Promise.all([...folders, folder].map(flushFolder));
}

async function writeOne(path: string, bytes: Uint8Array, shrinkBy: Shrink): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes, { flush: true });
  if (isCompressible(path)) await writeFile(path + compressedSuffix, await shrinkBy(bytes), { flush: true });
}
