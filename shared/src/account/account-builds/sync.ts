import { accountBuilds, type AccountBuild } from '../../builds/account';
import { compareEntries, mergeAccountBuilds } from '../../builds/account-merge';
import type { Refusal, WriteResult } from '../../kernel/storage';
import { updateSavedBuilds } from './update-saved-builds';
import { hasDatabase, askDatabase } from './ask-database';
import { entriesOf } from './rows';
import { send, type SendResult } from './send';

/** How a sync ended. `unwritable`: this browser did not keep what the database has. For the others see SendResult. */
export type SyncResult = SendResult | { status: 'unwritable'; reason: Refusal };

const running = new Map<string, Promise<SyncResult>>();

/**
 * Merges the user's list in this browser with the one in the database: the newest change of each build wins, nothing is
 * deleted. A call during a running sync returns that one. Never rejects; without the database the list stays as it is.
 */
export function syncAccountBuilds(userId: string): Promise<SyncResult> {
  const current = running.get(userId) ?? sync(userId).finally(() => running.delete(userId));
  running.set(userId, current);
  return current;
}

async function sync(userId: string): Promise<SyncResult> {
  if (!hasDatabase()) return { status: 'local', unsent: 0 };
  const fetched = await askDatabase(userId, (database) => database.fetchAccountBuilds());
  if (!fetched.ok) return { status: 'away', message: fetched.message };
  const there = entriesOf(fetched.value);
  const merged = mergeIn(userId, there);
  if (!merged.ok) return { status: 'unwritable', reason: merged.reason };
  const known = new Map(there.map((entry) => [entry.buildId, entry]));
  return send(
    userId,
    merged.value.filter((entry) => isNews(entry, known.get(entry.buildId))),
  );
}

/** Whether the database needs an entry. A deleted build that it does not have need not be sent. */
const isNews = (entry: AccountBuild, there: AccountBuild | undefined): boolean =>
  there ? compareEntries(entry, there) !== 0 : !entry.deleted;

/** Merges entries of the database into the user's list and, where unchanged here, into the saved builds. */
function mergeIn(userId: string, there: readonly AccountBuild[]): WriteResult<readonly AccountBuild[]> {
  const store = accountBuilds(userId);
  let before: readonly AccountBuild[] = [];
  const merge = (list: readonly AccountBuild[]) => {
    before = list;
    const merged = mergeAccountBuilds(list, there);
    return merged.length === list.length && merged.every((entry, index) => entry === list[index]) ? list : merged;
  };
  const first = store.update(merge);
  // By now the damaged list has been put aside, and the database has its builds: a second try starts a new list.
  const taken =
    first.ok || first.reason !== 'corrupt' || store.read().status !== 'corrupt' ? first : store.update(merge);
  if (taken.ok) updateSavedBuilds(before, taken.value);
  return taken;
}
