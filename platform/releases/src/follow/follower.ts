import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '@rig4u/kernel';
import { copyRelease } from '../release/copy-release';
import type { LogKey } from '../signed';
import { hasRelease, labelOf, type ReleaseRef, type Store } from '../store';
import { NotThere } from '../refusals';
import { followOnce } from './follow-once';
import { withdrawnForgetter } from './forget-withdrawn';

/** Why a folder does not follow, and since when (milliseconds since 1970). */
export interface Trouble {
  since: number;
  why: string;
}

/** A folder that follows a store. */
export interface Follower {
  /** Resolves after the first look, whether it succeeded or not. */
  begun: Promise<void>;
  /** Undefined while all is well. */
  trouble: () => Trouble | undefined;
  /** Copies a release that visitors may still ask for, though no page names it any more. False where there is none. */
  bring: (ref: ReleaseRef) => Promise<boolean>;
  stop: () => Promise<void>;
}

export interface FollowOptions {
  keys?: readonly LogKey[] | undefined;
  /** Gets one line of JSON whenever trouble begins, changes or ends. */
  log: (line: string) => void;
  clock?: () => number;
  /** How long after the last look the store is asked again, if it has not said that there are news. */
  everyMs?: number;
}

/** A store that is away is asked again after a second. */
const againMs = 1_000;
const usualEveryMs = 10_000;

/** Follows a store into a folder until it is stopped. While the store is away or refused, the folder serves what it has. */
export function follow(
  from: Store,
  folder: string,
  { keys, log, clock = Date.now, everyMs = usualEveryMs }: FollowOptions,
): Follower {
  const ended = new AbortController();
  const { signal } = ended;
  let trouble: Trouble | undefined;
  let wake: () => void = () => undefined;
  let hasNews = false;
  const bringing = new Map<string, Promise<boolean>>();

  const note = (why: string | undefined): void => {
    if (why === trouble?.why) return;
    if (why === undefined) log(JSON.stringify({ kind: 'store-back', after: trouble && clock() - trouble.since }));
    else log(JSON.stringify({ kind: 'store-trouble', message: why }));
    trouble = why === undefined ? undefined : { since: trouble?.since ?? clock(), why };
  };
  const forgetWithdrawn = withdrawnForgetter(from, folder, {
    say: (message) => log(JSON.stringify({ kind: 'withdrawn-kept', message })),
    clock,
  });
  const look = async (): Promise<void> => {
    hasNews = false;
    await followOnce(from, folder, keys)
      .then(forgetWithdrawn)
      .then(
        () => note(undefined),
        (error: unknown) => note(error instanceof Error ? error.message : String(error)),
      );
  };
  const rest = (): Promise<void> => {
    if (hasNews) return Promise.resolve();
    const woken = new Promise<void>((resolve) => (wake = resolve));
    const timer = new AbortController();
    const slept = pause(trouble ? againMs : everyMs, undefined, { signal: timer.signal, ref: false }).catch(
      unlessEnded,
    );
    return Promise.race([woken, slept]).finally(() => timer.abort());
  };
  const stopWatching = from.log.watch(() => {
    hasNews = true;
    wake();
  });
  const begun = look();
  const running = begun.then(async () => {
    while (!signal.aborted) {
      await rest();
      if (!signal.aborted) await look();
    }
  });

  const bringOne = async (ref: ReleaseRef): Promise<boolean> => {
    if (await hasRelease(folder, ref)) return true;
    return copyRelease(from, folder, ref).then(() => true, falseIfNotThere);
  };
  return {
    begun,
    trouble: () => trouble,
    // Those who ask at the same time share one copy.
    bring: (ref) => {
      const label = labelOf(ref);
      const one = bringing.get(label) ?? bringOne(ref).finally(() => bringing.delete(label));
      bringing.set(label, one);
      return one;
    },
    stop: async () => {
      ended.abort();
      wake();
      await stopWatching();
      await running;
    },
  };
}

function falseIfNotThere(error: unknown): false {
  if (error instanceof NotThere) return false;
  throw error;
}

function unlessEnded(error: unknown): void {
  if (errorCode(error) !== 'ABORT_ERR') throw error;
}
