import * as v from 'valibot';
import { storedList } from '../storage';
import { buildComponents, type BuildComponents, type SavedBuild } from './schema';

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
}

const accountBuild: v.GenericSchema<AccountBuild> = v.looseObject({
  id: v.string(),
  buildId: v.string(),
  name: v.string(),
  createdAt: v.string(),
  components: buildComponents,
});

const stores = new Map<string, ReturnType<typeof open>>();
const open = (userId: string) => storedList<AccountBuild>({ key: `saved-builds-${userId}`, entry: accountBuild });

/** The list of one user's builds, kept in this browser; the same store for the same user. */
export function accountBuilds(userId: string): ReturnType<typeof open> {
  const store = stores.get(userId) ?? open(userId);
  stores.set(userId, store);
  return store;
}

/** The list with the build in it: its entry brought up to date, or a new last one. `newId` is taken for a new entry. */
export function keepInAccount(list: readonly AccountBuild[], { id: buildId, name, components }: SavedBuild, newId: string, now: Date): AccountBuild[] {
  if (list.some((entry) => entry.buildId === buildId)) return list.map((entry) => (entry.buildId === buildId ? { ...entry, name, components } : entry));
  return [...list, { id: newId, buildId, name, createdAt: now.toISOString(), components }];
}
