import { accountBuilds, shownBuilds, type AccountBuild } from '../../builds/account';
import { compareEntries, mergeAccountBuilds } from '../../builds/account-merge';
import { hasDatabase, askDatabase, type DatabaseAnswer } from './ask-database';
import { entriesOf, rowOf } from './rows';

/**
 * How sending ended. `local`: there is no database. `away`: it did not take them now, the next sync tries again, and `message`
 * says why. `unsent` counts the builds that it refused for good; they stay in this browser.
 */
export type SendResult = { status: 'synced' | 'local'; unsent: number } | { status: 'away'; message: string };

/** Rows per request: a build may have 64 KB. */
const BATCH = 20;

/** Sends entries of a user to the database, and takes over its answer. Never throws. */
export async function send(userId: string, entries: readonly AccountBuild[]): Promise<SendResult> {
  if (!hasDatabase()) return { status: 'local', unsent: 0 };
  let unsent = 0;
  for (let start = 0; start < entries.length; start += BATCH) {
    const batch = entries.slice(start, start + BATCH);
    const put = await putOrSplit(userId, batch);
    if (!put.ok) return { status: 'away', message: put.message };
    unsent += put.value;
  }
  return { status: 'synced', unsent };
}

/** Sends a batch; if it is refused, entry by entry, so that a bad one does not stop the others. Returns how many were refused. */
async function putOrSplit(userId: string, batch: readonly AccountBuild[]): Promise<DatabaseAnswer<number>> {
  const put = await askDatabase(userId, (database) =>
    database.putAccountBuilds(batch.map((entry) => rowOf(userId, entry))),
  );
  if (put.ok) {
    takeBack(userId, batch, entriesOf(put.value));
    return { ok: true, value: 0 };
  }
  if (!put.refused) return put;
  if (batch.length === 1) return { ok: true, value: shownBuilds(batch).length };
  let refused = 0;
  for (const entry of batch) {
    const one = await putOrSplit(userId, [entry]);
    if (!one.ok) return one;
    refused += one.value;
  }
  return { ok: true, value: refused };
}

/**
 * Takes over what the database answered: it corrects a clock that is ahead, and keeps a newer change of another device. A
 * change made here since then is newer still and stays.
 */
function takeBack(userId: string, sent: readonly AccountBuild[], answers: readonly AccountBuild[]): void {
  const before = new Map(sent.map((entry) => [entry.buildId, entry]));
  const now = new Map(answers.map((entry) => [entry.buildId, entry]));
  accountBuilds(userId).update((list) => {
    const next = list.flatMap((entry) => {
      const answer = now.get(entry.buildId);
      if (!answer || compareEntries(entry, answer) === 0) return [entry];
      const asSent = before.get(entry.buildId);
      return asSent && compareEntries(entry, asSent) === 0
        ? [settled(entry, answer)]
        : mergeAccountBuilds([entry], [answer]);
    });
    return next.every((entry, index) => entry === list[index]) ? list : next;
  });
}

/** The entry as the database has it, with the fields that the database does not keep. */
const settled = (entry: AccountBuild, answer: AccountBuild): AccountBuild => ({ ...entry, deleted: false, ...answer });
