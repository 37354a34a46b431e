import { isChanged, madeFrom, type AccountBuild, type Synced } from './account';
import { changeTime } from './account-time';
import { canonicalJson } from './canonical-json';

/** A build as the account has it, with the version that the database gave it. */
export type AccountState = AccountBuild & { synced: Synced };

/**
 * A build that was changed on two devices apart. `both`: it stays in both versions, the other one under the name `copy`.
 * `kept-here`: it was changed here and deleted there. `kept-there`: the other way round. It stays.
 */
export interface Parted {
  kind: 'both' | 'kept-here' | 'kept-there';
  name: string;
  copy?: string;
}

export interface Merged {
  list: readonly AccountBuild[];
  parted: Parted[];
}

/** Added to the name of one of two versions. */
export const fromAnotherDevice = ' (from another device)';
/** Letters of the longest name that the database keeps. */
const longestName = 200;

/**
 * The list of this browser after it heard of the account's `states`. Versions decide, no clock does: what was not changed here
 * follows the account; what was changed here alone stays, to be sent; what was changed on both sides stays twice. Nothing vanishes
 * because a side lacks it. A list that does not change stays the same object. `newId` makes an id that nobody else has.
 */
export function mergeAccount(
  list: readonly AccountBuild[],
  states: readonly AccountState[],
  newId: () => string,
): Merged {
  const there = new Map(states.map((state) => [state.buildId, state]));
  const known = new Map(list.map((entry) => [entry.buildId, entry]));
  const parted: Parted[] = [];
  const kept = list.flatMap((entry) => {
    const state = there.get(entry.buildId);
    if (!state) return [entry];
    const { entries, told } = reconcile(entry, state, newId);
    if (told) parted.push(told);
    return entries;
  });
  const news = states.filter(({ buildId }) => !known.has(buildId));
  for (const { partedFrom, deleted, name } of news) {
    const original = partedFrom === undefined || deleted ? undefined : known.get(partedFrom);
    if (original) parted.push({ kind: 'both', name: original.name, copy: name });
  }
  const next = [...kept, ...news];
  const same = next.length === list.length && next.every((entry, index) => entry === list[index]);
  return { list: same ? list : next.toSorted(bySaving), parted };
}

/** What the browser keeps of one entry, and what the visitor is told. */
interface Outcome {
  entries: AccountBuild[];
  told?: Parted;
}

function reconcile(entry: AccountBuild, state: AccountState, newId: () => string): Outcome {
  if (entry.synced?.version === state.synced.version) return { entries: [entry] };
  const entries = [settled(entry, state)];
  if (sameContent(entry, state)) return { entries };
  // What a release from before the versions left here has no version: a deletion, here or there, is no news by now.
  const isOld = entry.synced === undefined;
  const { name } = state;
  if (entry.deleted) return { entries, ...(!isOld && { told: { kind: 'kept-there', name } }) };
  if (!isChanged(entry) || (isOld && state.deleted)) return { entries };
  if (state.deleted)
    return {
      entries: [{ ...entry, synced: madeFrom(state.synced.version) }],
      told: { kind: 'kept-here', name: entry.name },
    };
  const copy = copyOf(entry, newId);
  return { entries: [...entries, copy], told: { kind: 'both', name, copy: copy.name } };
}

/** The version of this browser as a build of its own. */
function copyOf(entry: AccountBuild, newId: () => string): AccountBuild {
  const name = entry.name.endsWith(fromAnotherDevice)
    ? entry.name
    : entry.name.slice(0, longestName - fromAnotherDevice.length) + fromAnotherDevice;
  // It begins like the original's, so that the two are beside each other in a list.
  const buildId = `${entry.buildId.slice(0, 60)}-${newId()}`;
  return { ...entry, id: newId(), buildId, name, partedFrom: entry.buildId, synced: madeFrom(0) };
}

/**
 * The entry as the account has it, with the fields that the account does not keep. The check's words stay with the parts that they
 * are about.
 */
export function settled(entry: AccountBuild, state: AccountState): AccountBuild {
  const { deleted: _deleted, partedFrom: _partedFrom, verdict, ...rest } = entry;
  return { ...rest, ...(verdict !== undefined && sameContent(entry, state) && { verdict }), ...state };
}

/** Whether two entries hold the same build under the same name; two that are deleted do. */
export const sameContent = (a: AccountBuild, b: AccountBuild): boolean =>
  (a.deleted ?? false) === (b.deleted ?? false) && (a.deleted === true || sameBuild(a, b));

/** Whether two entries hold the same parts under the same name. */
export const sameBuild = (
  a: Pick<AccountBuild, 'name' | 'components'>,
  b: Pick<AccountBuild, 'name' | 'components'>,
): boolean => a.name === b.name && canonicalJson(a.components) === canonicalJson(b.components);

const bySaving = (a: AccountBuild, b: AccountBuild): number =>
  order(changeTime({ createdAt: a.createdAt }), changeTime({ createdAt: b.createdAt })) || order(a.buildId, b.buildId);

const order = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
