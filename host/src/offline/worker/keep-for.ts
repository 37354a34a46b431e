import type { RegistryMoment } from '@rig4u/shared/offline';
import { keepLive } from './keep-live';
import { renewOpened } from './opened';

let last = Promise.resolve();

/** What is kept is read and written by one after the other. What fails is told, and stops none of the next. */
export const inTurn = (work: () => Promise<void>, failed: string): Promise<void> =>
  (last = last.then(work).catch((error: unknown) => console.warn(failed, error)));

let asked: Promise<void> | undefined;

/**
 * Keeps what is live, and of the files that the page which asks has `loaded` those that are not fetched ahead. Pages that ask meanwhile
 * need the second alone. `isOnlyTab`: as of `keepLive`.
 */
export function keepFor(
  loaded: readonly string[],
  isOnlyTab: (live: RegistryMoment) => Promise<boolean>,
): Promise<void> {
  if (asked) return inTurn(() => renewOpened(loaded), 'What was opened is not kept for offline use:');
  asked = inTurn(() => keepLive(isOnlyTab, loaded), 'What is live is not kept for offline use:').finally(
    () => (asked = undefined),
  );
  return asked;
}
