import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Place } from './address';
import { channel } from './schema';

const firstWaitMs = 100;
const longestWaitMs = 5_000;

/**
 * Hears of revisions of a log as soon as they are added, on a connection of its own that is made anew when it breaks. Each time it is
 * there again there may be news. Returns the function that ends it.
 */
export function listen({ settings }: Place, log: string, news: () => void): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const tell = (): void => (signal.aborted ? undefined : news());
  const run = async (): Promise<void> => {
    let waitMs = firstWaitMs;
    while (!signal.aborted) {
      const client = new pg.Client(settings);
      client.on('error', noNews);
      client.on('notification', ({ payload }) => (payload === log ? tell() : undefined));
      const over = once(client, 'end', { signal }).catch(noNews);
      const heard = begun(client).then(() => {
        waitMs = firstWaitMs;
        tell();
        return over;
      }, noNews);
      await Promise.race([over, heard]);
      // A server that does not answer any more does not say goodbye, either.
      await Promise.race([client.end().catch(noNews), pause(1_000, undefined, { ref: false })]);
      await pause(waitMs, undefined, { signal, ref: false }).catch(noNews);
      waitMs = Math.min(2 * waitMs, longestWaitMs);
    }
  };
  const running = run();
  return () => {
    ended.abort();
    return running;
  };
}

async function begun(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query(`listen ${channel}`);
}

/** Whoever is told of news asks the log, and meets a fault there with its words. Here it only means that there are none. */
const noNews = (): void => undefined;
