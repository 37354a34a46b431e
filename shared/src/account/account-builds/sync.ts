import { accountBuilds, type AccountBuild } from '../../builds/account';
import { compareEntries, mergeAccountBuilds } from '../../builds/account-merge';
import type { Refusal, WriteResult } from '../../kernel/storage';
import { followAccount } from './update-saved-builds';
import { hasDatabase, reach } from './ask-database';
import { entriesOf } from './rows';
import { send, type SendResult } from './send';

/** What came of a sync. `unwritable`: this browser did not keep what the database has. For the others see SendResult. */
export type SyncResult = SendResult | { status: 'unwritable'; reason: Refusal };

const running = new Map<string, Promise<SyncResult>>();

/**
 * Makes the user's list in this browser and in the database one: of each build the newest change. Nothing is deleted by it. While a
 * sync of the user runs, asking again answers that one. Never rejects; when the database is away the list stays as it is.
 */
export function syncAccountBuilds(userId: string): Promise<SyncResult> {
  const present = running.get(userId) ?? sync(userId).finally(() => running.delete(userId));
  running.set(userId, present);
  return present;
}

async function sync(userId: string): Promise<SyncResult> {
  if (!hasDatabase()) return { status: 'local', unsent: 0 };
  const fetched = await reach(userId, (database) => database.fetchAccountBuilds());
  if (!fetched.ok) return { status: 'away', message: fetched.message };
  const there = entriesOf(fetched.value);
  const taken = takeIn(userId, there);
  if (!taken.ok) return { status: 'unwritable', reason: taken.reason };
  const stands = new Map(there.map((entry) => [entry.buildId, entry]));
  return send(
    userId,
    taken.value.filter((entry) => isNews(entry, stands.get(entry.buildId))),
  );
}

/** Whether the database should hear of an entry. A build that it never had, or has forgotten, need not be taken out of it. */
const isNews = (entry: AccountBuild, there: AccountBuild | undefined): boolean =>
  there ? compareEntries(entry, there) !== 0 : !entry.deleted;

function takeIn(userId: string, there: readonly AccountBuild[]): WriteResult<readonly AccountBuild[]> {
  const store = accountBuilds(userId);
  let before: readonly AccountBuild[] = [];
  const merge = (list: readonly AccountBuild[]) => {
    before = list;
    const merged = mergeAccountBuilds(list, there);
    return merged.length === list.length && merged.every((entry, index) => entry === list[index]) ? list : merged;
  };
  const first = store.update(merge);
  // A damaged list has been put aside by now, and the database has what was in it: a second try begins a new one.
  const taken =
    first.ok || first.reason !== 'corrupt' || store.read().status !== 'corrupt' ? first : store.update(merge);
  if (taken.ok) followAccount(before, taken.value);
  return taken;
}
