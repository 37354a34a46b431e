import * as v from 'valibot';
import { navPlace, storedKey, type NavPlace, type StoredKey } from './part-facts';
import { describeIssues } from './remote';

/**
 * A remote whose part of the registry cannot be used: its paths stay known, so that its visitors get the panel and not a 404, and so
 * do its links and what it says that it stores.
 */
export interface BrokenRemote {
  paths: string[];
  nav?: NavPlace[] | undefined;
  stores?: StoredKey[] | undefined;
  broken: string;
}

const withPaths = v.object({ paths: v.array(v.string()) });
const withNav = v.object({ nav: v.array(navPlace) });
const withStores = v.object({ stores: v.array(storedKey) });

/**
 * Reads each remote for itself: what is wrong with one breaks that one only, and where `fallback` finds a release that was live
 * before, that one is live.
 */
export const readRemotes = <R, L>(
  remotes: Readonly<Record<string, unknown>>,
  schema: v.GenericSchema<unknown, R>,
  fallback: (remote: unknown) => L | undefined,
) => Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, readRemote(remote, schema, fallback)]));

function readRemote<R, L>(
  remote: unknown,
  schema: v.GenericSchema<unknown, R>,
  fallback: (remote: unknown) => L | undefined,
) {
  const whole = v.safeParse(schema, remote);
  if (whole.success) return whole.output;
  const readable = {
    paths: v.is(withPaths, remote) ? remote.paths : [],
    ...(v.is(withNav, remote) && { nav: remote.nav }),
    ...(v.is(withStores, remote) && { stores: remote.stores }),
  };
  const live = fallback(remote);
  if (live !== undefined) return { ...readable, live };
  return { ...readable, broken: `The registry's record is not usable: ${describeIssues(whole.issues)}` };
}
