import { LRUCache } from 'lru-cache';
import { hasRelease, isRef, labelOf, type ReleaseRef } from '@rig4u/releases/store';
import type { FindFile, SentFile } from './release-file';
import { fileHeaders } from './security-headers';
import type { ServedStore } from './served-store';

/** How long a release that is not there is not looked for again, and how many of them are remembered. */
const [missingMs, mostMissing] = [30_000, 1_000];
/** Releases that are brought at once: addresses that somebody makes up must not keep the store busy. */
const mostAtOnce = 8;

/** Whether a release is in the folder now. `not now`: nobody can say where it is. */
type Brought = 'here' | 'nowhere' | 'not now';

/** No 404: an open tab would take its release for gone. */
const notNow: SentFile = {
  status: 503,
  headers: {
    ...fileHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  },
  body: Buffer.from('This release cannot be fetched at the moment. Ask again.\n'),
};

/**
 * Finds files also of releases that the folder does not have: an open tab may ask for one that no page names any more, and it is then
 * brought from the store. 503 while that cannot be asked.
 */
export function broughtFiles(
  find: FindFile,
  { folder, bring }: Pick<ServedStore, 'folder' | 'bring'>,
  log: (line: string) => void,
): FindFile {
  if (!bring) return find;
  const missing = new LRUCache<string, true>({ max: mostMissing, ttl: missingMs });
  const running = new Map<string, Promise<Brought>>();

  const bringOne = async (ref: ReleaseRef, label: string): Promise<Brought> => {
    try {
      if (await bring(ref)) return 'here';
      missing.set(label, true);
      return 'nowhere';
    } catch (error) {
      // Not remembered: the store may be there again at the next request.
      log(JSON.stringify({ kind: 'release-not-brought', release: label, message: String(error) }));
      return 'not now';
    }
  };
  const brought = async (ref: ReleaseRef): Promise<Brought> => {
    const label = labelOf(ref);
    if (missing.has(label)) return 'nowhere';
    // It may have come since the file was looked for.
    if (await hasRelease(folder, ref)) return 'here';
    if (!running.has(label) && running.size >= mostAtOnce) return 'not now';
    const one = running.get(label) ?? bringOne(ref, label).finally(() => running.delete(label));
    running.set(label, one);
    return one;
  };
  return (address, ...asked) => {
    const found = find(address, ...asked);
    if (found && !(found instanceof Promise)) return found;
    return Promise.resolve(found).then(async (file) => {
      const ref = file ? undefined : refIn(address);
      if (!ref) return file;
      const outcome = await brought(ref);
      if (outcome === 'not now') return notNow;
      return outcome === 'here' ? find(address, ...asked) : undefined;
    });
  };
}

/** The release that an address is of. */
function refIn(address: string): ReleaseRef | undefined {
  const [, name, version = ''] = /^\/(?:host|remotes\/([^/]+))\/([^/]+)\//.exec(address) ?? [];
  const ref = { part: name ?? 'host', version };
  return isRef(ref) ? ref : undefined;
}
