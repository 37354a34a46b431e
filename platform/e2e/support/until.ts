import { setTimeout as pause } from 'node:timers/promises';

/** How long anything may take that comes by itself: long enough for a machine that does much else. */
export const patienceMs = 60_000;

/** Asks again and again until the answer is there; resolves with it. Throws with what was waited for. */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  for (const start = Date.now(); Date.now() - start < patienceMs; await pause(100)) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
  }
  throw new Error(`Waited ${patienceMs} ms for ${what}.`);
}
