/** Why something is sent: it is the first of its kind, its repeats were counted, or they were and the page is about to go. */
export type Occasion = 'first' | 'repeats' | 'leaving';
export type Send<T> = (item: T, occasion: Occasion, occurrences: number) => Promise<boolean>;

/** How long repeats are counted before they are sent as one, in milliseconds. */
export const countFor = 30_000;
/** How many different errors are sent in a minute; what is more is a flood. */
export const mostDifferent = 20;

interface Waiting<T> {
  latest: T;
  repeats: number;
}

/**
 * Sends an item at once and counts those with the same key that follow. `add` gives what sending gave, true for a counted repeat, false
 * when there were too many different ones. `flush` sends what was counted so far.
 */
export function countedSender<T>(send: Send<T>) {
  const waiting = new Map<string, Waiting<T>>();
  let minute = { start: -Infinity, sent: 0 };

  const later = (key: string) => setTimeout(() => release(key), countFor);
  const release = (key: string) => {
    const { latest, repeats } = waiting.get(key) ?? { repeats: 0 };
    waiting.delete(key);
    if (!latest || repeats === 0) return;
    waiting.set(key, { latest, repeats: 0 });
    later(key);
    void send(latest, 'repeats', repeats);
  };

  const add = (key: string, item: T): Promise<boolean> => {
    const same = waiting.get(key);
    if (same) {
      waiting.set(key, { latest: item, repeats: same.repeats + 1 });
      return Promise.resolve(true);
    }
    if (performance.now() - minute.start >= 60_000) minute = { start: performance.now(), sent: 0 };
    minute.sent += 1;
    if (minute.sent > mostDifferent) {
      if (minute.sent === mostDifferent + 1)
        console.warn(
          `More than ${mostDifferent} different errors within a minute: the error log gets no further ones until the minute is over.`,
        );
      return Promise.resolve(false);
    }
    waiting.set(key, { latest: item, repeats: 0 });
    later(key);
    return send(item, 'first', 1);
  };

  const flush = () => {
    for (const [key, { latest, repeats }] of waiting) {
      if (repeats === 0) continue;
      waiting.set(key, { latest, repeats: 0 });
      void send(latest, 'leaving', repeats);
    }
  };

  return { add, flush };
}
