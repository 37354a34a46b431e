import { allRevisions, newestRegistry, stateOf, type Revision } from '@rig4u/releases';
import type { LoadMinute, LoadStore, RevisionRow } from '@rig4u/releases/health';
import { isNewer } from '@rig4u/shared/contracts';
import type { Trouble } from '@rig4u/releases/follow';
import type { StoreAt } from '@rig4u/releases/store';
import type { LoadCounts } from './load-counts';

export interface KeptLoads {
  /** Writes what was counted since the last time, and revisions that are new. Never rejects. */
  flush: () => Promise<void>;
  /** The same for the last time. */
  stop: () => Promise<void>;
  /** Why nothing can be written; undefined while all is well. */
  trouble: () => Trouble | undefined;
}

interface KeepLoadsOptions {
  /** Where the whole history is. */
  history: StoreAt;
  counts: LoadCounts;
  keeper: LoadStore;
  log: (line: string) => void;
  everyMs?: number;
}

const [minuteMs, hourMs] = [60_000, 3_600_000];
/** Revisions that are written in one statement. */
const batch = 200;

/**
 * Writes rows into the database, once a minute in one statement. Rows that could not be written are tried once more, with those of the
 * next minute, and then given up with a line in the log: what waits is bounded, whatever becomes of the database.
 */
export function keepLoads({ history, counts, keeper, log, everyMs = minuteMs }: KeepLoadsOptions): KeptLoads {
  let again: readonly LoadMinute[] = [];
  let removedAt = 0;
  let running: Promise<void> = Promise.resolve();
  const mirror = revisionMirror(history, keeper, log);

  let trouble: Trouble | undefined;
  const unkept = (what: string, error: unknown, rows?: number) => {
    const message = error instanceof Error ? error.message : String(error);
    trouble = { since: trouble?.since ?? Date.now(), why: message };
    log(JSON.stringify({ kind: 'loads-unwritten', what, rows, message }));
  };
  const attempt = (what: string, work: () => Promise<void>) =>
    work().then(
      () => {
        trouble = undefined;
      },
      (error: unknown) => unkept(what, error),
    );

  const flushOnce = async (): Promise<void> => {
    const fresh = counts.take(Date.now());
    const rows = [...again.filter((old) => !fresh.some((row) => isSameRow(old, row))), ...fresh];
    try {
      if (rows.length > 0) await keeper.write(rows);
      again = [];
    } catch (error) {
      unkept('loads', error, again.length);
      again = fresh;
      return;
    }
    await attempt('revisions', mirror);
    if (Date.now() - removedAt < hourMs) return;
    removedAt = Date.now();
    await attempt('old rows', keeper.removeOld);
  };
  // One after the other: a slow database must not get the same rows twice at once.
  const flush = (): Promise<void> => (running = running.then(flushOnce));
  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    flush,
    trouble: () => trouble,
    stop: async () => {
      clearInterval(timer);
      await flush();
      await attempt('the connection', keeper.close);
    },
  };
}

const isSameRow = (one: LoadMinute, two: LoadMinute): boolean =>
  one.minute === two.minute && one.part === two.part && one.version === two.version;

/** Copies revisions that the database does not have yet. Where the history cannot be read, that is not the database's trouble. */
function revisionMirror(history: StoreAt, keeper: LoadStore, log: KeepLoadsOptions['log']): () => Promise<void> {
  let last: { epoch: number; revision: number } | undefined;
  return async () => {
    // Asked also where nothing is new: it tells whether the database is there.
    const written = await keeper.newestRevision();
    last ??= written;
    const fresh = await revisionsAfter(history, last).catch((error: unknown) => {
      log(JSON.stringify({ kind: 'revisions-unread', message: String(error) }));
      return [];
    });
    for (let at = 0; at < fresh.length; at += batch) await keeper.addRevisions(fresh.slice(at, at + batch).map(rowOf));
    last = fresh.reduce((newest, one) => (newest && !isNewer(one, newest) ? newest : one), last);
  };
}

/** All revisions that are newer than `last`. */
async function revisionsAfter(history: StoreAt, last: Pick<Revision, 'epoch' | 'revision'> | undefined) {
  const newest = await newestRegistry(history);
  if (!newest || (last && !isNewer(newest, last))) return [];
  return (await allRevisions(history)).filter((one) => !last || isNewer(one, last));
}

const rowOf = (revision: Revision): RevisionRow => ({
  epoch: revision.epoch,
  revision: revision.revision,
  at: revision.at,
  by: revision.by,
  command: revision.command,
  why: revision.why ?? null,
  changes: revision.changes,
  state: stateOf(revision),
});
