import { accountBuilds, keepInAccount, removeFromAccount, type AccountBuild } from '../../builds/account';
import type { SavedBuild } from '../../builds/schema';
import type { Refusal } from '../../kernel/storage';
import { hasDatabase } from './ask-database';
import { inTurn } from './in-turn';
import { sendChanges, type SendResult } from './send';

/** A change of a user's list: whether this browser kept it, or why not, and how sending it to the database ended (never rejects). */
export type AccountChange = ({ ok: true } | { ok: false; reason: Refusal }) & { sent: Promise<SendResult> };

/** Adds a saved build to the user's list, here and in the database. */
export const saveToAccount = (userId: string, build: SavedBuild): AccountChange =>
  change(userId, build.id, (list) => keepInAccount(list, build, crypto.randomUUID(), new Date()));

/** Removes a build from the user's list, here and in the database. */
export const removeBuild = (userId: string, buildId: string): AccountChange =>
  change(userId, buildId, (list) => removeFromAccount(list, buildId, new Date()));

/** Sends what is still to be sent of a build that this browser keeps in the user's list. Never rejects. */
export const sendBuild = (userId: string, buildId: string): Promise<SendResult> =>
  hasDatabase()
    ? inTurn(userId, () => sendChanges(userId, new Set([buildId])))
    : Promise.resolve({ status: 'local', unsent: 0 });

function change(
  userId: string,
  buildId: string,
  how: (list: readonly AccountBuild[]) => AccountBuild[],
): AccountChange {
  const result = accountBuilds(userId).update(how);
  if (!result.ok)
    return {
      ok: false,
      reason: result.reason,
      sent: Promise.resolve({ status: 'away', message: 'This browser did not keep the change.' }),
    };
  return { ok: true, sent: sendBuild(userId, buildId) };
}
