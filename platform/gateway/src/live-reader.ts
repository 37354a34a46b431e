import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { indexFile, registryFile } from '@rig4u/releases/store';
import { liveOf, type Live, type LiveOptions } from './live';
import { withTriedHost } from './tried-host';

/**
 * A reader of what is live, undefined before the first promotion. It reads again when a revision was written, and keeps
 * to what it had, with a line in the log, when the new one cannot be used: a bad write must not take the site down.
 */
export function liveReader(options: LiveOptions): () => Promise<Live | undefined> {
  const { store, log } = options;
  let seen: string | undefined;
  let current: Promise<Live | undefined> = Promise.resolve(undefined);

  return async () => {
    const whole = stampOf(registryFile(store));
    const stamp = whole && `${whole} ${stampOf(indexFile(store))}`;
    if (stamp !== seen) {
      seen = stamp;
      const before = current;
      current = (stamp === undefined ? Promise.resolve(undefined) : loadLive(options)).catch((error: unknown) => {
        seen = undefined;
        log(
          JSON.stringify({
            kind: 'registry-unusable',
            message: error instanceof Error ? error.message : String(error),
          }),
        );
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

async function loadLive(options: LiveOptions): Promise<Live> {
  const { store } = options;
  const view: unknown = JSON.parse(await readFile(registryFile(store), 'utf8'));
  const indexText = await readFile(indexFile(store), 'utf8').catch(noneOnlyIfMissing);
  const index: unknown = indexText && JSON.parse(indexText);
  return withTriedHost(options, { view, index }, (read) => liveOf(options, read));
}
