import { statSync } from 'node:fs';
import { indexFile, registryFile } from '@rig4u/releases/store';
import { liveOf, type Live, type LiveOptions } from './live';
import { hasRevision, readPages } from './read-pages';
import { withTriedHost } from './tried-host';

/**
 * A reader of what is live, undefined before the first promotion. It reads again when a revision was added or written for pages, and
 * keeps to what it had, with a line in the log, when the new one cannot be used: a bad write must not take the site down.
 */
export function liveReader(options: LiveOptions): () => Promise<Live | undefined> {
  const { store, log } = options;
  let seen: string | undefined;
  let lookedTo = 0;
  let current: Promise<Live | undefined> = Promise.resolve(undefined);
  let said: string | undefined;

  const load = async (): Promise<Live | undefined> => {
    const read = await readPages(options);
    const live = read.pages && (await withTriedHost(options, read.pages, (pages) => liveOf(options, pages)));
    ({ lookedTo } = read);
    said = undefined;
    return live;
  };
  return async () => {
    const stamp = `${stampOf(registryFile(store))} ${stampOf(indexFile(store))}`;
    if (stamp !== seen || hasRevision(store, lookedTo + 1)) {
      seen = stamp;
      const before = current;
      current = load().catch((error: unknown) => {
        seen = undefined;
        const message = error instanceof Error ? error.message : String(error);
        // Asked again at each page, and said once.
        if (message !== said) log(JSON.stringify({ kind: 'registry-unusable', message }));
        said = message;
        return before;
      });
    }
    return current;
  };
}

/**
 * Changes whenever the file is replaced, also twice within one tick of the clock. Asked at each page, and at once: a promise for it
 * costs ten times as much as the answer, which a file system has in memory.
 */
function stampOf(file: string): string | undefined {
  const known = statSync(file, { throwIfNoEntry: false });
  return known && `${known.mtimeMs}/${known.ino}/${known.size}`;
}
