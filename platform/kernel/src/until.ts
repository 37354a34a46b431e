import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

/** How long anything may take that comes by itself, in milliseconds: long enough for a machine that does much else, less than a test may take. */
export const patienceMs = 60_000;

export interface Patience {
  /** Given up after this time; `patienceMs` when left out. */
  forMs?: number;
  /** Between two looks. */
  everyMs?: number;
}

/**
 * For what happens in its own time, in another process, a log, a file: looks again and again until the answer is neither undefined nor
 * false; resolves with it. Throws with what was waited for and what was seen last; what `look` throws ends it at once.
 */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  { forMs = patienceMs, everyMs = 50 }: Patience = {},
): Promise<T> {
  for (const start = performance.now(); ; await pause(everyMs)) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() - start > forMs)
      throw new Error(`Waited ${forMs} ms for ${what}. Seen last: ${inspect(seen)}.`);
  }
}

/**
 * The same for expectations: tries them again and again until they hold; resolves with what they return. Throws what they threw last,
 * so that the failure shows what was seen last beside what was expected.
 */
export async function eventually<T>(
  expectations: () => T | Promise<T>,
  { forMs = patienceMs, everyMs = 50 }: Patience = {},
): Promise<T> {
  for (const start = performance.now(); ; await pause(everyMs)) {
    try {
      return await expectations();
    } catch (error) {
      if (performance.now() - start > forMs) throw error;
    }
  }
}
