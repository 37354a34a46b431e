import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '@rig4u/kernel';

/**
 * Asks again and again for the newest revision, and calls back at the first answer and whenever it is another one: what was added
 * while the first question was on its way is no secret. A place that does not answer is asked again at the next turn. Returns the
 * function that ends it.
 */
export function polled(newest: () => Promise<number>, news: () => void, everyMs: number): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const run = async (): Promise<void> => {
    let known: number | undefined;
    while (!signal.aborted) {
      const seen = await newest().catch(unknown);
      if (!signal.aborted && seen !== undefined && seen !== known) news();
      known = seen ?? known;
      await pause(everyMs, undefined, { signal, ref: false }).catch(atTheEnd);
    }
  };
  const running = run();
  return () => {
    ended.abort();
    return running;
  };
}

/** Whoever is called back meets the same fault, and says it: here it only means that there are no news. */
const unknown = (): undefined => undefined;

function atTheEnd(error: unknown): void {
  if (errorCode(error) !== 'ABORT_ERR') throw error;
}
