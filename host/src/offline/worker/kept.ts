import { liveFilesSchema, offlineCache, offlinePage as pagePath } from '@rig4u/shared/offline';
import * as v from 'valibot';
import type { Hashes } from './release-files';

/** Not an address of the product: an entry of the cache, beside the files. */
const listPath = '/registry/kept.json';

export const hashesSchema = liveFilesSchema.entries.files;

/** What the kept page belongs to, what was opened besides, and how many bytes are kept. Workers of before knew nothing of the second. */
const keptList = v.object({ ...liveFilesSchema.entries, opened: v.optional(hashesSchema), bytes: v.number() });
export type KeptList = v.InferOutput<typeof keptList>;

export const openKept = (): Promise<Cache> => caches.open(offlineCache);

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
  await writeList(cache, list);
  await cache.put(pagePath, page);
}

export const writeList = (cache: Cache, list: KeptList): Promise<void> => cache.put(listPath, Response.json(list));

/**
 * The bytes as they are, with their length: what came may have been compressed on the way. Nor does it tell of a redirect any more: a
 * front may add a slash to an address, and a browser ends a visit whose page was redirected.
 */
export async function plain(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.set('Content-Length', String(body.byteLength));
  return new Response(body, { headers });
}

/** How many bytes are kept of some files. */
export async function bytesOf(cache: Cache, files: Hashes): Promise<number> {
  const kept = await Promise.all(Object.keys(files).map((path) => cache.match(path)));
  return kept.reduce((bytes, file) => bytes + Number(file?.headers.get('Content-Length') ?? 0), 0);
}

export const deleteFiles = async (cache: Cache, paths: readonly string[]): Promise<void> =>
  void (await Promise.all(paths.map((path) => cache.delete(path))));

/** Deletes all files but those that the list names. */
export async function deleteOthers(cache: Cache): Promise<void> {
  const { files = {}, opened = {} } = (await readKept(cache)) ?? {};
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const named = new Set([pagePath, listPath, ...Object.keys(files), ...Object.keys(opened)]);
  await deleteFiles(
    cache,
    kept.filter((path) => !named.has(path)),
  );
}
