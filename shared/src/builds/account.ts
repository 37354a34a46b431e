import * as v from 'valibot';
import { storedList } from '../kernel/storage';
import { laterThan } from './account-time';
import { buildComponents, type BuildComponents, type SavedBuild } from './schema';

/** The state of the account that an entry was made from. */
export interface Synced {
  /** The version that the database gave it; 0 where it had none. */
  version: number;
  /** The entry's date then: another date means that the entry was changed here, also by an older release. */
  at: string;
}

/** A build in a user's own list: a reference to the saved build, and what was in it. */
export interface AccountBuild {
  /** Random and unique. */
  id: string;
  /** The saved build that it stands for. */
  buildId: string;
  name: string;
  /** ISO date and time. */
  createdAt: string;
  components: BuildComponents;
  /** What the check said of it; `verdictOf` reads it. */
  verdict?: unknown;
  /** ISO date and time of the last change; without one it is that of `createdAt`. */
  changedAt?: string;
  /** The user took it away. The entry stays, so that other devices hear of it. */
  deleted?: boolean;
  /** Absent in what a release from before the versions wrote. */
  synced?: Synced;
  /** The build that this one was a version of until two devices changed it apart. */
  partedFrom?: string;
}

export const accountBuild: v.GenericSchema<AccountBuild> = v.looseObject({
  id: v.string(),
  buildId: v.string(),
  name: v.string(),
  createdAt: v.string(),
  components: buildComponents,
  verdict: v.exactOptional(v.unknown()),
  changedAt: v.exactOptional(v.string()),
  deleted: v.exactOptional(v.boolean()),
  synced: v.exactOptional(v.object({ version: v.number(), at: v.string() })),
  partedFrom: v.exactOptional(v.string()),
});

/** Whether an entry was changed here since the account had it. */
export const isChanged = ({ synced, createdAt, changedAt = createdAt }: AccountBuild): boolean =>
  synced?.at !== changedAt;

const stores = new Map<string, ReturnType<typeof open>>();
const open = (userId: string) => storedList<AccountBuild>({ key: `saved-builds-${userId}`, entry: accountBuild });

/** The list of one user's builds, kept in this browser; the same store for the same user. */
export function accountBuilds(userId: string): ReturnType<typeof open> {
  const store = stores.get(userId) ?? open(userId);
  stores.set(userId, store);
  return store;
}

/** What the user sees of a list: the builds that were not taken away. */
export const shownBuilds = (list: readonly AccountBuild[]): AccountBuild[] => list.filter((entry) => !entry.deleted);

/**
 * The list with the build in it: its entry brought up to date, or a new last one. `newId` is taken for a new entry. A build that was made
 * from an earlier version than the entry's says so, so that the account keeps both.
 */
export function keepInAccount(
  list: readonly AccountBuild[],
  { id: buildId, name, components, verdict, basedOn }: SavedBuild,
  newId: string,
  now: Date,
): AccountBuild[] {
  const content = { name, components, verdict };
  if (!list.some((entry) => entry.buildId === buildId))
    return [...list, { id: newId, buildId, createdAt: now.toISOString(), ...content, synced: madeFrom(basedOn ?? 0) }];
  return list.map((entry) =>
    entry.buildId === buildId
      ? {
          ...backAgain(entry, now),
          ...content,
          changedAt: laterThan(entry, now),
          synced: basedOn === undefined ? (entry.synced ?? madeFrom(0)) : madeFrom(basedOn),
        }
      : entry,
  );
}

/** Of a change that was made from this version of the account and is still to be sent. */
export const madeFrom = (version: number): Synced => ({ version, at: '' });

/** An entry as it was; one that was taken away counts as saved now. */
const backAgain = ({ deleted = false, partedFrom: _partedFrom, ...entry }: AccountBuild, now: Date): AccountBuild =>
  deleted ? { ...entry, createdAt: now.toISOString() } : entry;

/**
 * The list with the build taken away: a change with a date of its own, which leaves nothing of what was in it.
 * An unknown build changes nothing.
 */
export const removeFromAccount = (list: readonly AccountBuild[], buildId: string, now: Date): AccountBuild[] =>
  list.map((entry) =>
    entry.buildId === buildId && !entry.deleted
      ? { ...entry, components: {}, verdict: undefined, changedAt: laterThan(entry, now), deleted: true }
      : entry,
  );
