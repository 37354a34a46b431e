import { liveFilesSchema, offlineCache, offlinePage as pagePath } from '@rig4u/shared/offline';
import * as v from 'valibot';

/** Not an address of the product: an entry of the cache, beside the files. */
const listPath = '/registry/kept.json';

/** What the kept page belongs to, and how many bytes are kept for it. */
const keptList = v.object({ ...liveFilesSchema.entries, bytes: v.number() });
export type KeptList = v.InferOutput<typeof keptList>;

const openKept = (): Promise<Cache> => caches.open(offlineCache);

/** The page that opens any route without a network; undefined until all its files are there. */
export async function keptPage(): Promise<Response | undefined> {
  const page = await (await openKept()).match(pagePath);
  // Workers of before kept a redirected page as it was, and no browser opens one.
  return page?.redirected ? undefined : page;
}

/** What is read of the kept; undefined where the browser's store of it is broken: then all goes on as without a worker. */
export const orNothing = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: unknown) => void console.warn('What is kept cannot be read:', error));

/** What is kept now; undefined for nothing, or for what another version of this worker wrote. */
export async function readKept(cache: Cache): Promise<KeptList | undefined> {
  const response = await cache.match(listPath);
  const read = v.safeParse(keptList, await response?.json());
  return read.success ? read.output : undefined;
}

/** Exchanges the page for one whose files are all there. The page comes last: until then the old one opens. */
export async function exchangePage(cache: Cache, page: Response, list: KeptList): Promise<void> {
  await cache.put(listPath, Response.json(list));
  await cache.put(pagePath, page);
}

export const deleteFiles = async (cache: Cache, paths: readonly string[]): Promise<void> =>
  void (await Promise.all(paths.map((path) => cache.delete(path))));

/** Deletes all files but those of a list. */
export async function deleteOthers(cache: Cache, files: KeptList['files']): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const own = [pagePath, listPath];
  await deleteFiles(
    cache,
    kept.filter((path) => !own.includes(path) && !Object.hasOwn(files, path)),
  );
}
