import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '@rig4u/kernel';
import { OtherHistory } from '../move/copy-log';
import type { Head } from '../registry';
import type { LogKey } from '../signed';
import type { Store } from '../store';
import { mirrorer } from './mirror-once';

interface Mirroring {
  keys?: readonly LogKey[] | undefined;
  /** How often the source is asked where it tells no news, in milliseconds. */
  everyMs: number;
  say: (line: string) => void;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Keeps a mirror at the newest state of a store until it is ended. A source that is away or damaged is said once and asked again: what
 * the mirror has stays as it is. Rejects with OtherHistory, which does not pass by itself.
 */
export async function mirror(from: Store, to: Store, { keys, everyMs, say, signal }: Mirroring): Promise<void> {
  let news = new AbortController();
  const stopWatching = from.log.watch(() => news.abort());
  let said: string | undefined;
  const look = mirrorer(from, to, { keys, say });
  try {
    while (!signal.aborted) {
      // What comes while it copies is looked at right afterwards.
      news = new AbortController();
      const line = await look().then(mirrorLine, problemLine);
      if (line !== said) say(line);
      said = line;
      await pause(everyMs, undefined, { signal: AbortSignal.any([signal, news.signal]) }).catch(atItsEnd);
    }
  } finally {
    await stopWatching();
  }
}

export const mirrorLine = (head: Head | undefined): string =>
  head ? `The mirror is at revision ${head.revision}, epoch ${head.epoch}.` : 'Nothing is live yet.';

/** Whatever else a place fails with may pass. */
function problemLine(error: unknown): string {
  if (error instanceof OtherHistory || !(error instanceof Error)) throw error;
  return `Not mirrored, what was stays: ${error.message}`;
}

function atItsEnd(error: unknown): void {
  if (errorCode(error) !== 'ABORT_ERR') throw error;
}
