import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, makeFolder, noneOnlyIfMissing } from '@rig4u/kernel';
import { isFolder, pathsIn, type FileMap } from '../files';
import { folderOf, partFolder, type ReleaseRef } from '../release-ref';
import { asideIn } from './aside';
import { isFull } from './disk-words';
import { flushFolder } from './flush';

/** Where a release lies on disk. */
export const releaseDir = (store: string, ref: ReleaseRef): string => join(store, folderOf(ref));

export const hasRelease = (store: string, ref: ReleaseRef): Promise<boolean> => isFolder(releaseDir(store, ref));

/** The paths of a release's files; undefined when it was never published. */
export async function pathsOf(store: string, ref: ReleaseRef): Promise<string[] | undefined> {
  const folder = releaseDir(store, ref);
  return (await isFolder(folder)) ? pathsIn(folder) : undefined;
}

/** One file of a release; undefined when it is not there. */
export const readReleaseFile = (store: string, ref: ReleaseRef, name: string): Promise<Uint8Array | undefined> =>
  readFile(join(releaseDir(store, ref), name)).catch((error: unknown) =>
    errorCode(error) === 'EISDIR' ? undefined : noneOnlyIfMissing(error),
  );

/** Versions of a part in the store, in the order of their names. */
export async function versionsOf(store: string, part: string): Promise<string[]> {
  return ((await readdir(join(store, partFolder(part))).catch(noneOnlyIfMissing)) ?? []).toSorted();
}

/**
 * Puts a release into the store, whole or not at all: written aside, brought to the disk, then renamed. False when the release is
 * there already, also when somebody else was faster; nothing is overwritten, ever.
 */
export async function putRelease(store: string, ref: ReleaseRef, files: FileMap): Promise<boolean> {
  const aside = await asideIn(store);
  const target = releaseDir(store, ref);
  try {
    await writeFolder(aside, files);
    await makeFolder(dirname(target));
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

/** Removes a release, whole or not at all: first its name goes. What a writer that dies leaves is left aside. */
export async function removeRelease(store: string, ref: ReleaseRef): Promise<void> {
  const release = releaseDir(store, ref);
  try {
    const aside = await asideIn(store);
    await rename(release, aside);
    await rm(aside, { recursive: true, force: true });
  } catch (error) {
    if (!isFull(error)) return noneOnlyIfMissing(error);
    // A disk without room for another name gets some by this.
    await rm(release, { recursive: true, force: true });
  }
}

async function writeFolder(folder: string, files: FileMap): Promise<void> {
  await makeFolder(folder);
  const writing = [...files].map(([path, bytes]) => writeOne(join(folder, path), bytes));
  // When one failed, the folder goes: nobody may write into it any more.
  await Promise.allSettled(writing);
  await Promise.all(writing);
  const folders = new Set([...files.keys()].map((path) => dirname(join(folder, path))));
  await Promise.all([...folders, folder].map(flushFolder));
}

async function writeOne(path: string, bytes: Uint8Array): Promise<void> {
  await makeFolder(dirname(path));
  await writeFile(path, bytes, { flush: true });
}
