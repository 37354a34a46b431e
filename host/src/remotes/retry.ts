import type { NamedRelease } from '@rig4u/shared/contracts';
import { codeRetriesMs } from '@rig4u/shared/lazy';
import { messageOf, TooSlow } from './load-errors';

/** Milliseconds from the start of a load to the panel. */
export const budgetMs = 3000;

export interface Loaded<T> {
  release: NamedRelease;
  value: T;
  /** Why the live release failed, when this is the last good one. */
  failure?: unknown;
}

export interface Attempts<T> {
  live: NamedRelease;
  lastGood?: NamedRelease | undefined;
  load: (release: NamedRelease) => Promise<T>;
  /** Whether trying again cannot help. */
  isFinal: (error: unknown) => boolean;
  /** Called when an attempt at the live release failed. */
  onFailed: () => void;
  /** Called when the live release arrives after it was given up. */
  onLate: () => void;
}

/**
 * The live release, with two quick retries of a fast failure; then the last good one. Both share one budget of 3 s, and
 * the live release gets half of it when there is a last good one. A load that is given up is not cancelled. Rejects
 * with the live release's failure, and with both failures when the last good release fails too.
 */
export async function withinBudget<T>({
  live,
  lastGood,
  load,
  isFinal,
  onFailed,
  onLate,
}: Attempts<T>): Promise<Loaded<T>> {
  const start = performance.now();
  const left = () => budgetMs - (performance.now() - start);
  const share = lastGood ? budgetMs / 2 : budgetMs;
  let failure: unknown;
  for (const pause of codeRetriesMs) {
    if (performance.now() - start + pause >= share) break;
    await wait(pause);
    const loading = load(live);
    try {
      return { release: live, value: await before(loading, share - (performance.now() - start)) };
    } catch (error) {
      failure = error;
      onFailed();
      if (error instanceof TooSlow) loading.then(onLate, () => undefined);
      if (error instanceof TooSlow || isFinal(error)) break;
    }
  }
  if (!lastGood) throw failure;
  try {
    return { release: lastGood, value: await before(load(lastGood), left()), failure };
  } catch (fallbackFailure) {
    throw new AggregateError(
      [failure, fallbackFailure],
      `${messageOf(failure)}; and its last good release ${lastGood[0]}: ${messageOf(fallbackFailure)}`,
    );
  }
}

async function before<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow('It took too long to arrive')), Math.max(ms, 0));
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
