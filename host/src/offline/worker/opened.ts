import * as v from 'valibot';
import { fetchFile } from './fetch-live';
import { bytesOf, hashesSchema, openKept, plain, readKept, writeList } from './kept';
import { isNotAhead, liveRelease, releaseFile, sameFiles, type Hashes } from './release-files';

/**
 * Keeps a file that a page opened and that is not fetched ahead; the browser has compared its bytes with the hash. Nothing of it is kept
 * before a revision is, nor of a release that is not live.
 */
export async function keepOpened(path: string, hash: string, response: Response): Promise<void> {
  const cache = await openKept();
  const list = await readKept(cache);
  if (!list || !isNotAhead(path, list.files) || !v.is(hashesSchema, { [path]: hash })) return;
  const file = await plain(response);
  await cache.put(path, file);
  const opened = { ...list.opened, [path]: hash };
  await writeList(cache, { ...list, opened, bytes: await bytesOf(cache, { ...list.files, ...opened }) });
}

/** What a manifest says of its files: their hashes, and which are not fetched ahead; a build from before that mark says nothing of it. */
const manifestSchema = v.object({
  files: v.record(v.string(), v.string()),
  notAhead: v.optional(v.array(v.string())),
});

async function manifestAt(release: string): Promise<v.InferOutput<typeof manifestSchema>> {
  const path = `${release}${release.startsWith('/host/') ? 'host' : 'remote'}.json`;
  const response = await fetch(path, { priority: 'low' });
  if (!response.ok) throw new Error(`${path} did not arrive: status ${response.status}`);
  return v.parse(manifestSchema, await response.json());
}

/**
 * Brings what was opened to the live releases: `told` are files that a page has loaded, of which it keeps those that are not fetched
 * ahead. A file whose bytes are the same is copied. One that does not arrive stays as it was, and is asked for the next time; so does
 * one of a part that is not listed now, or whose live build knows no such files: it was rolled back, and goes on later.
 */
export async function renewOpened(told: readonly string[]): Promise<void> {
  const cache = await openKept();
  const list = await readKept(cache);
  if (!list) return;
  const before = list.opened ?? {};
  const manifests = new Map<string, ReturnType<typeof manifestAt>>();
  const waiting = (path: string): Hashes => (Object.hasOwn(before, path) ? { [path]: before[path] ?? '' } : {});
  const renew = async (path: string, done: Hashes): Promise<Hashes> => {
    const release = liveRelease(releaseFile(path)?.part ?? '', list.files);
    if (release === undefined) return waiting(path);
    const coming = manifests.get(release) ?? manifestAt(release);
    manifests.set(release, coming);
    const { files, notAhead } = await coming;
    if (!notAhead) return waiting(path);
    const named = Object.fromEntries(notAhead.flatMap((name) => (files[name] ? [[name, files[name]]] : [])));
    const same = sameFiles(path, before[path], named).map(([name, hash]) => [release + name, hash] as const);
    for (const [at, hash] of same.filter(([at]) => !Object.hasOwn(done, at))) {
      const copy = before[path] === hash ? await cache.match(path) : undefined;
      await cache.put(at, copy ?? (await plain(await fetchFile(at, hash))));
    }
    return Object.fromEntries(same);
  };
  const isThere = (path: string): boolean => Object.hasOwn(before, path) && isNotAhead(path, list.files);
  const wanted = [...Object.keys(before), ...told.filter((path) => isNotAhead(path, list.files))];
  const moving = [...new Set(wanted)].filter((path) => !isThere(path));
  if (moving.length === 0) return;
  let opened: Hashes = Object.fromEntries(Object.entries(before).filter(([path]) => isThere(path)));
  for (const path of moving) {
    const renewed = await renew(path, opened).catch((error: unknown) => {
      console.warn('A file that was opened is not kept for offline use:', error);
      return waiting(path);
    });
    opened = { ...opened, ...renewed };
  }
  await writeList(cache, { ...list, opened, bytes: await bytesOf(cache, { ...list.files, ...opened }) });
}
