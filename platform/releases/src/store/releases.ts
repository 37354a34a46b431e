import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { compressedSuffix, isCompressible, shrink } from './brotli';
import { isFolder, readFolder, type FileMap } from './files';
import { folderOf, partFolder, type ReleaseRef } from './release-ref';

/** Where a release lies on disk. */
export const releaseDir = (store: string, ref: ReleaseRef): string => join(store, folderOf(ref));

export const hasRelease = (store: string, ref: ReleaseRef): Promise<boolean> => isFolder(releaseDir(store, ref));

/** A release's files, without compressed twins; undefined when it was never published. */
export const readRelease = (store: string, ref: ReleaseRef): Promise<FileMap | undefined> =>
  readFolder(releaseDir(store, ref));

/** Versions of a part in the store, in the order of their names. */
export async function versionsOf(store: string, part: string): Promise<string[]> {
  return ((await readdir(join(store, partFolder(part))).catch(noneOnlyIfMissing)) ?? []).toSorted();
}

/**
 * Puts a release into the store, whole or not at all: written aside, then renamed. False when the release is there already,
 * also when somebody else was faster; nothing is overwritten, ever.
 */
export async function writeRelease(store: string, ref: ReleaseRef, files: FileMap): Promise<boolean> {
  const aside = join(store, '.tmp', randomUUID());
  try {
    await writeFolder(aside, files);
    await mkdir(dirname(releaseDir(store, ref)), { recursive: true });
    await rename(aside, releaseDir(store, ref));
    return true;
  } catch (error) {
    // Systems differ in the code of "a folder is in the way", so the folder itself is asked.
    if (await hasRelease(store, ref)) return false;
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function writeFolder(folder: string, files: FileMap): Promise<void> {
  await Promise.all([...files].map(([path, bytes]) => writeOne(join(folder, path), bytes)));
}

async function writeOne(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  if (isCompressible(path)) await writeFile(path + compressedSuffix, await shrink(bytes));
}
