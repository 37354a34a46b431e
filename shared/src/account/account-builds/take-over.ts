import { accountBuilds, madeFrom, type AccountBuild } from '../../builds/account';
import { mergeAccount, sameContent, settled, type AccountState, type Parted } from '../../builds/account-merge';
import { refusalText, type Refusal } from '../../kernel/storage';
import { updateSavedBuilds } from './update-saved-builds';

type TakenOver = { ok: true; parted: Parted[] } | { ok: false; reason: Refusal; message: string };

/**
 * Takes over what was fetched from the account. `present` are all builds that it has, those included that this release cannot read. What
 * changed here since `before` was read, another tab has brought up to date: it is left for the next time.
 */
export function takeFetched(
  userId: string,
  before: readonly AccountBuild[],
  states: readonly AccountState[],
  present: ReadonlySet<string>,
): TakenOver {
  const versions = new Map(before.map(({ buildId, synced }) => [buildId, synced?.version]));
  return takeOver(userId, (list) => {
    const now = new Map(list.map(({ buildId, synced }) => [buildId, synced?.version]));
    const whole = list.map((entry) => (isMissing(entry, present) ? { ...entry, synced: madeFrom(0) } : entry));
    return mergeAccount(
      whole.every((entry, index) => entry === list[index]) ? list : whole,
      states.filter(({ buildId }) => now.get(buildId) === versions.get(buildId)),
      () => crypto.randomUUID(),
    );
  });
}

/** Whether the account has lost a build that it had: it gets it again. */
const isMissing = ({ buildId, deleted = false, synced }: AccountBuild, present: ReadonlySet<string>): boolean =>
  !deleted && synced !== undefined && synced.version > 0 && !present.has(buildId);

/**
 * Takes over what the database answered to entries that were `sent`. An answer with the same content: they are there. Another one:
 * another device was first.
 */
export function takeAnswers(userId: string, sent: readonly AccountBuild[], states: readonly AccountState[]): TakenOver {
  const sentAs = new Map(sent.map((entry) => [entry.buildId, entry]));
  return takeOver(userId, (list) => {
    const now = new Map(list.map((entry) => [entry.buildId, entry]));
    const answers = new Map(
      states.flatMap((state) => {
        const before = sentAs.get(state.buildId);
        const entry = now.get(state.buildId);
        // Another tab has heard of a later state meanwhile.
        return before && entry?.synced?.version === before.synced?.version ? [[state.buildId, { state, before }]] : [];
      }),
    );
    const confirmed = list.map((entry) => {
      const answer = answers.get(entry.buildId);
      if (!answer || !sameContent(answer.before, answer.state)) return entry;
      const { state } = answer;
      // What was changed here since it was sent is to be sent again, now made from the version that the answer names.
      return sameContent(entry, state) ? settled(entry, state) : { ...entry, synced: madeFrom(state.synced.version) };
    });
    return mergeAccount(
      confirmed,
      [...answers.values()].map(({ state }) => state),
      () => crypto.randomUUID(),
    );
  });
}

function takeOver(
  userId: string,
  merge: (list: readonly AccountBuild[]) => { list: readonly AccountBuild[]; parted: Parted[] },
): TakenOver {
  const store = accountBuilds(userId);
  let before: readonly AccountBuild[] = [];
  let parted: Parted[] = [];
  const change = (list: readonly AccountBuild[]) => {
    before = list;
    const merged = merge(list);
    parted = merged.parted;
    return merged.list;
  };
  const first = store.update(change);
  // By now the damaged list has been put aside, and the database has its builds: a second try starts a new list.
  const taken =
    first.ok || first.reason !== 'corrupt' || store.read().status !== 'corrupt' ? first : store.update(change);
  if (!taken.ok) return { ok: false, reason: taken.reason, message: refusalText(taken.reason) };
  updateSavedBuilds(before, taken.value);
  return { ok: true, parted };
}
