import { accountBuilds } from '../../builds/account';
import type { Refusal } from '../../kernel/storage';
import { askDatabase, hasDatabase } from './ask-database';
import { inTurn } from './in-turn';
import { statesOf } from './rows';
import { sendChanges, type SendResult } from './send';
import { takeFetched } from './take-over';

/** How a sync ended. `unwritable`: this browser did not keep what the database has. For the others see SendResult. */
export type SyncResult = SendResult | { status: 'unwritable'; reason: Refusal; parted?: undefined };

const running = new Map<string, Promise<SyncResult>>();

/**
 * Brings the user's list in this browser and the one in the database together. Each change names the version that it was made from; a
 * build that two devices changed apart stays twice, and nothing is deleted. A call during a running sync returns that one. Never
 * rejects; without the database the list stays as it is.
 */
export function syncAccountBuilds(userId: string): Promise<SyncResult> {
  const current = running.get(userId) ?? inTurn(userId, () => sync(userId)).finally(() => running.delete(userId));
  running.set(userId, current);
  return current;
}

async function sync(userId: string): Promise<SyncResult> {
  if (!hasDatabase()) return { status: 'local', unsent: 0 };
  const before = accountBuilds(userId).read().value;
  const fetched = await askDatabase(userId, (database) => database.fetchAccountBuilds());
  if (!fetched.ok) return { status: 'away', message: fetched.message };
  const present = new Set(fetched.value.map(({ build_id }) => build_id));
  const taken = takeFetched(userId, before, statesOf(fetched.value), present);
  if (!taken.ok) return { status: 'unwritable', reason: taken.reason };
  const sent = await sendChanges(userId);
  const parted = [...taken.parted, ...(sent.parted ?? [])];
  return parted.length > 0 ? { ...sent, parted } : sent;
}
