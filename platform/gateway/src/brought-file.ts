import * as v from 'valibot';
import { LRUCache } from 'lru-cache';
import { remoteNames, versionText } from '@rig4u/shared/contracts';
import { hasRelease, labelOf, type ReleaseRef } from '@rig4u/releases/store';
import type { FindFile } from './release-file';
import type { ServedStore } from './served-store';

/** How long a release that is not there is not looked for again, and how many of them are remembered. */
const [missingMs, mostMissing] = [30_000, 1_000];
/** Releases that are brought at once: addresses that somebody makes up must not keep the store busy. */
const mostAtOnce = 8;

/**
 * Finds files also of releases that the folder does not have: an open tab may ask for one that no page names any more, and it is then
 * brought from the store.
 */
export function broughtFiles(
  find: FindFile,
  { folder, bring }: Pick<ServedStore, 'folder' | 'bring'>,
  log: (line: string) => void,
): FindFile {
  if (!bring) return find;
  const missing = new LRUCache<string, true>({ max: mostMissing, ttl: missingMs });
  let running = 0;

  const isBrought = async (ref: ReleaseRef): Promise<boolean> => {
    const label = labelOf(ref);
    if (missing.has(label) || running >= mostAtOnce || (await hasRelease(folder, ref))) return false;
    running += 1;
    try {
      const isThere = await bring(ref);
      if (!isThere) missing.set(label, true);
      return isThere;
    } catch (error) {
      // Not remembered: the store may be there again at the next request.
      log(JSON.stringify({ kind: 'release-not-brought', release: label, message: String(error) }));
      return false;
    } finally {
      running -= 1;
    }
  };
  return (address, ...asked) => {
    const found = find(address, ...asked);
    if (found && !(found instanceof Promise)) return found;
    return Promise.resolve(found).then(async (file) => {
      const ref = file ? undefined : refIn(address);
      return ref && (await isBrought(ref)) ? find(address, ...asked) : file;
    });
  };
}

/** The release that an address is of. */
function refIn(address: string): ReleaseRef | undefined {
  const [, name, version] = /^\/(?:host|remotes\/([^/]+))\/([^/]+)\//.exec(address) ?? [];
  if (!v.is(versionText, version) || (name !== undefined && !v.is(remoteNames, name))) return undefined;
  return { part: name ?? 'host', version };
}
