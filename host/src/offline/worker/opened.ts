import * as v from 'valibot';
import { fetchFile } from './fetch-live';
import { bytesOf, hashesSchema, openKept, plain, readKept, writeList } from './kept';
import { isNotAhead, liveRelease, releaseFile, sameFile, type Hashes } from './release-files';

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

/** What a manifest says of its files: their hashes, and which are not fetched ahead. */
const manifestSchema = v.object({
  files: v.record(v.string(), v.string()),
  notAhead: v.optional(v.array(v.string()), []),
});

async function manifestAt(release: string): Promise<v.InferOutput<typeof manifestSchema>> {
  const path = `${release}${release.startsWith('/host/') ? 'host' : 'remote'}.json`;
  const response = await fetch(path, { priority: 'low' });
  if (!response.ok) throw new Error(`${path} did not arrive: status ${response.status}`);
  return v.parse(manifestSchema, await response.json());
}

/**
 * Brings what was opened to the live releases: `told` are files that a page has loaded, of which it keeps those that are not fetched
 * ahead. A file whose bytes are the same is copied. One that does not arrive stays as it was, and is asked for the next time.
 */
export async function renewOpened(told: readonly string[]): Promise<void> {
  const cache = await openKept();
  const list = await readKept(cache);
  if (!list) return;
  const before = list.opened ?? {};
  const manifests = new Map<string, ReturnType<typeof manifestAt>>();
  const renew = async (path: string): Promise<Hashes> => {
    const release = liveRelease(releaseFile(path)?.part ?? '', list.files);
    if (release === undefined) return {};
    const coming = manifests.get(release) ?? manifestAt(release);
    manifests.set(release, coming);
    const { files, notAhead } = await coming;
    const name = sameFile(path, notAhead);
    const hash = name === undefined ? undefined : files[name];
    if (name === undefined || hash === undefined) return {};
    const same = before[path] === hash ? await cache.match(path) : undefined;
    await cache.put(release + name, same ?? (await plain(await fetchFile(release + name, hash))));
    return { [release + name]: hash };
  };
  const isThere = (path: string): boolean => Object.hasOwn(before, path) && isNotAhead(path, list.files);
  const wanted = [...Object.keys(before), ...told.filter((path) => isNotAhead(path, list.files))];
  const moving = [...new Set(wanted)].filter((path) => !isThere(path));
  if (moving.length === 0) return;
  let opened: Hashes = Object.fromEntries(Object.entries(before).filter(([path]) => isThere(path)));
  for (const path of moving) {
    const waits = Object.hasOwn(before, path) ? { [path]: before[path] ?? '' } : {};
    const renewed = await renew(path).catch((error: unknown) => {
      console.warn('A file that was opened is not kept for offline use:', error);
      return waits;
    });
    opened = { ...opened, ...renewed };
  }
  await writeList(cache, { ...list, opened, bytes: await bytesOf(cache, { ...list.files, ...opened }) });
}
