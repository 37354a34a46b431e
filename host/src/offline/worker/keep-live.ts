import { offlineCache, type RegistryMoment } from '@rig4u/shared/offline';
import { fetchFile, fetchLive } from './fetch-live';
import { bytesOf, deleteFiles, deleteOthers, exchangePage, plain, readKept } from './kept';
import { renewOpened } from './opened';

/** Files at once: few, because a visitor's own requests come first. */
const atOnce = 4;

/**
 * Keeps what is live for use without a network: all files first, each against its hash, then the page that asks for them. So a
 * page never finds files of two revisions, and half a revision is never opened. Rejects when something does not arrive or does
 * not fit; then what was kept before stays as it was. `isOnlyTab`: whether no other tab may still ask for files of a revision before;
 * `loaded`: the files of releases that the page has loaded by itself.
 */
export async function keepLive(
  isOnlyTab: (live: RegistryMoment) => Promise<boolean>,
  loaded: readonly string[] = [],
): Promise<void> {
  const { page, list } = await fetchLive();
  const cache = await caches.open(offlineCache);
  const before = await readKept(cache);
  const files = Object.entries(list.files);
  const missing = files.filter(([path, hash]) => before?.files[path] !== hash);
  const opened = before?.opened ?? {};
  // A release has a folder of its own, so most of its files are known by another address.
  const known = new Map(Object.entries({ ...opened, ...before?.files }).map(([path, hash]) => [hash, path]));
  try {
    await fewAtOnce(missing, async ([path, hash]) => {
      const twin = known.get(hash);
      const same = twin === undefined ? undefined : await cache.match(twin);
      await cache.put(path, same ?? (await plain(await fetchFile(path, hash))));
    });
    const bytes = missing.length > 0 || !before ? await bytesOf(cache, { ...list.files, ...opened }) : before.bytes;
    await exchangePage(cache, await plain(page), { ...list, opened, bytes });
  } catch (error) {
    // The device may be full: what cannot be used must not lie there.
    await deleteFiles(
      cache,
      missing.map(([path]) => path).filter((path) => before?.files[path] === undefined && !Object.hasOwn(opened, path)),
    );
    throw error;
  }
  await renewOpened(loaded);
  if (await isOnlyTab(list)) await deleteOthers(cache);
}

/** Works through a list. After a failure begins nothing more, and rejects when what had begun has ended. */
async function fewAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const stop = (error: unknown): never => {
    waiting = [];
    throw error;
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, () => worker().catch(stop)));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
