import { setTimeout as sleep } from 'node:timers/promises';

/** Something that runs beside us and may end by itself. */
export interface Running {
  exited: Promise<void>;
  stop: () => Promise<void>;
}

export interface Supervision<T extends Running> {
  name: string;
  start: () => Promise<T>;
  /** Starts it again after it ended; `start` when left out. */
  restart?: (last: T) => Promise<T>;
  say: (line: string) => void;
  /** Before the first new start; doubled after every one that did not help, up to half a minute. */
  pauseMs?: number;
  /** Ends in a row after which it stays down. */
  patience?: number;
}

export interface Supervised<T> {
  current: () => T;
  stop: () => Promise<void>;
}

const longestPauseMs = 30_000;
/** Who has run this long has not failed in a row. */
const steadyMs = 60_000;

/** Starts something and starts it again whenever it ends by itself. A first start that fails is thrown. */
export async function supervise<T extends Running>({
  name,
  start,
  restart = start,
  say,
  pauseMs = 250,
  patience = 10,
}: Supervision<T>): Promise<Supervised<T>> {
  let current = await start();
  const over = new AbortController();
  const watching = watch();

  async function watch(): Promise<void> {
    let ends = 0;
    while (!over.signal.aborted) {
      const since = performance.now();
      await current.exited;
      if (performance.now() - since > steadyMs) ends = 0;
      ends += 1;
      if (over.signal.aborted) return;
      if (ends > patience)
        return say(
          `${name} ENDED ${ends} TIMES IN A ROW AND STAYS DOWN. What needs it fails until everything is ` +
            'stopped and started again; the rest goes on.',
        );
      say(`${name} ended by itself; it is started again.`);
      await again(ends);
    }
  }

  async function again(ends: number): Promise<void> {
    const pause = Math.min(pauseMs * 2 ** (ends - 1), longestPauseMs);
    if (!(await sleep(pause, true, { signal: over.signal }).catch(() => false))) return;
    try {
      current = await restart(current);
      if (over.signal.aborted) await current.stop();
    } catch (error) {
      // The one that ended is still the current one, so this counts as its next end.
      say(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return {
    current: () => current,
    stop: async () => {
      over.abort();
      await current.stop();
      await watching;
    },
  };
}
