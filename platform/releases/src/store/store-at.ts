import { shrink, shrinkQuickly } from './brotli';
import { ownPaths, withTwins, type FileMap } from './files';
import { clearLeftovers as clearFolder } from './folder/aside';
import { folderStore } from './folder/folder-store';
import { versionsOf as versionsInFolder } from './folder/releases';
import type { ReleaseRef } from './release-ref';
import type { Store } from './store';

/** A store, or the folder of one. */
export type StoreAt = string | Store;

export const storeAt = (at: StoreAt): Store => (typeof at === 'string' ? folderStore(at) : at);

export const hasRelease = (at: StoreAt, ref: ReleaseRef): Promise<boolean> => storeAt(at).releases.has(ref);

/** A release's files, without compressed twins and deltas; undefined when it was never published. */
export async function readRelease(at: StoreAt, ref: ReleaseRef): Promise<FileMap | undefined> {
  const { releases } = storeAt(at);
  const paths = await releases.paths(ref);
  if (!paths) return undefined;
  const read = ownPaths(paths).map(async (path) => [path, await releases.readFile(ref, path)] as const);
  return new Map((await Promise.all(read)).flatMap(([path, bytes]) => (bytes ? [[path, bytes] as const] : [])));
}

/** One file of a release; undefined when it is not there. */
export const readReleaseFile = (at: StoreAt, ref: ReleaseRef, name: string): Promise<Uint8Array | undefined> =>
  storeAt(at).releases.readFile(ref, name);

/**
 * Puts a release into the store, with a compressed twin of each text. False when the release is there already, also when somebody
 * else was faster; nothing is overwritten, ever. `quick`: the twins are made in less time and are larger.
 */
export const writeRelease = async (
  at: StoreAt,
  ref: ReleaseRef,
  files: FileMap,
  { quick = false } = {},
): Promise<boolean> => storeAt(at).releases.put(ref, await withTwins(files, quick ? shrinkQuickly : shrink));

/** Number of the newest revision; 0 before the first. */
export const newestRevision = (at: StoreAt): Promise<number> => storeAt(at).log.newest();

/** The same where revisions are missing and `newestRevision` refuses: the last one without a gap before it. */
export const newestLeft = (at: StoreAt): Promise<number> => {
  const { log } = storeAt(at);
  return (log.newestLeft ?? log.newest)();
};

/** The text of a revision; undefined when there is none of this number. */
export const readRevisionText = (at: StoreAt, revision: number): Promise<string | undefined> =>
  storeAt(at).log.text(revision);

/** Adds a revision by compare-and-swap. */
export const appendText = (at: StoreAt, revision: number, text: string): Promise<boolean> =>
  storeAt(at).log.append(revision, text);

/** Versions of a part, in the order of their names; undefined where a place cannot list them. */
export async function versionsOf(at: StoreAt, part: string): Promise<string[] | undefined> {
  const { folder } = storeAt(at);
  return folder === undefined ? undefined : versionsInFolder(folder, part);
}

/** Removes what writers left aside that were killed. Only a folder has such things. `now` is in milliseconds since 1970. */
export async function clearLeftovers(at: StoreAt, now: number): Promise<number> {
  const { folder } = storeAt(at);
  return folder === undefined ? 0 : clearFolder(folder, now);
}
