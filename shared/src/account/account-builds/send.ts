import { accountBuilds, isChanged, shownBuilds, type AccountBuild } from '../../builds/account';
import type { Parted } from '../../builds/account-merge';
import { askDatabase, type DatabaseAnswer } from './ask-database';
import { rowOf, statesOf } from './rows';
import { takeAnswers } from './take-over';

/**
 * How sending ended. `local`: there is no database. `away`: it did not take them now, the next sync tries again, and `message`
 * says why. `unsent` counts the builds that it refused for good; they stay in this browser. `undeleted` counts the deletions that it
 * refused, where there are any. `parted` names the builds that were
 * changed on two devices apart, where there are any.
 */
export type SendResult = (
  { status: 'synced' | 'local'; unsent: number; undeleted?: number } | { status: 'away'; message: string }
) & {
  parted?: readonly Parted[];
};

/** Rows per request: a build may have 64 KB. */
const BATCH = 20;
/** How often what the answers left to send is sent. More would mean that another device changes builds faster than this one. */
const rounds = 5;

/** What a run of sending has met so far. */
interface Sending {
  userId: string;
  /** Builds that the database refused for good. */
  refused: Map<string, AccountBuild>;
  parted: Parted[];
}

/**
 * Sends what a user changed here since the account had it, and takes over the database's answers. `only` are the builds that
 * are looked at; all without it. Never throws.
 */
export async function sendChanges(userId: string, only?: ReadonlySet<string>): Promise<SendResult> {
  const sending: Sending = { userId, refused: new Map(), parted: [] };
  const asked = (entry: AccountBuild): boolean =>
    !only || only.has(entry.buildId) || (entry.partedFrom !== undefined && only.has(entry.partedFrom));
  const told = (result: SendResult): SendResult =>
    sending.parted.length > 0 ? { ...result, parted: sending.parted } : result;
  for (let round = 0; round < rounds; round += 1) {
    const news = accountBuilds(userId)
      .read()
      .value.filter((entry) => asked(entry) && isNews(entry) && !sending.refused.has(entry.buildId));
    if (news.length === 0) return told(ended([...sending.refused.values()]));
    for (let start = 0; start < news.length; start += BATCH) {
      const put = await putOrSplit(sending, news.slice(start, start + BATCH));
      if (!put.ok) return told({ status: 'away', message: put.message });
    }
  }
  return told({
    status: 'away',
    message: 'Your builds are being changed on another device. Wait until that has ended.',
  });
}

/** All was sent but for what the database refused. */
function ended(refused: readonly AccountBuild[]): SendResult {
  const unsent = shownBuilds(refused).length;
  const undeleted = refused.length - unsent;
  return { status: 'synced', unsent, ...(undeleted > 0 && { undeleted }) };
}

/** Whether the database needs an entry. A deleted build that it never had need not be sent. */
const isNews = (entry: AccountBuild): boolean =>
  isChanged(entry) && !(entry.deleted && (entry.synced?.version ?? 0) === 0);

/** Sends a batch; if it is refused, entry by entry, so that a bad one does not stop the others. */
async function putOrSplit(sending: Sending, batch: readonly AccountBuild[]): Promise<DatabaseAnswer<void>> {
  const { userId, refused, parted } = sending;
  const put = await askDatabase(userId, (database) =>
    database.putAccountBuilds(batch.map((entry) => rowOf(userId, entry))),
  );
  if (put.ok) {
    const taken = takeAnswers(userId, batch, statesOf(put.value));
    if (taken.ok) parted.push(...taken.parted);
    return taken.ok ? { ok: true, value: undefined } : { ok: false, refused: false, message: taken.message };
  }
  if (!put.refused) return put;
  const [one, ...others] = batch;
  if (one && others.length === 0) {
    refused.set(one.buildId, one);
    return { ok: true, value: undefined };
  }
  for (const entry of batch) {
    const sent = await putOrSplit(sending, [entry]);
    if (!sent.ok) return sent;
  }
  return { ok: true, value: undefined };
}
