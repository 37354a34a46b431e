import { isDeepStrictEqual } from 'node:util';
import { sharedAhead, type IndexedRemote, type NamedRelease, type RegistryIndex } from '@rig4u/shared/contracts';
import { labelOf } from '../store';
import { percentOf } from './apply-rollout';
import type { RemoteState } from './change';
import { shownOf, type Records } from './page-view';
import type { Revision } from './revision';

/**
 * What pages must know before they have read a record: `/registry/index.json`. A fallback whose record is not there is none, as in
 * the page view.
 */
export function registryIndex(
  {
    epoch,
    revision,
    host,
    remotes,
    offlineOff,
  }: Pick<Revision, 'epoch' | 'revision' | 'host' | 'remotes' | 'offlineOff'>,
  { host: { shared, nav }, releases }: Records,
): RegistryIndex {
  const isThere = (part: string, named: NamedRelease | undefined) =>
    named !== undefined && releases.has(labelOf({ part, version: named[0] }));
  const fallback = (part: string, named: NamedRelease | undefined) => (isThere(part, named) ? { before: named } : {});
  return {
    schema: 2,
    epoch,
    revision,
    ...(offlineOff && { offline: 'off' }),
    host: {
      version: host.live[0],
      shared: takenAhead(shared, remotes, releases),
      ...(nav && { nav }),
      ...(host.rollout && { rollout: { percent: percentOf(host.rollout), tried: false } }),
    },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([part, remote]) => {
        const { paths, nav: places, live, before } = remote;
        const own = { paths, ...(places && { nav: places }), live, ...fallback(part, before[0]) };
        return [part, { ...own, ...(isThere(part, remote.rollout?.release) && rolledOut(remote)) }];
      }),
    ),
  };
}

/** A roll-out as pages read it: with addresses and links where they are others than the live release's. */
function rolledOut({ paths, nav, rollout }: RemoteState): Pick<IndexedRemote, 'rollout'> {
  if (!rollout) return {};
  const { release, owns } = rollout;
  return {
    rollout: {
      release,
      percent: percentOf(rollout),
      ...(owns && !isDeepStrictEqual(owns.paths, paths) && { paths: owns.paths }),
      ...(owns && !isDeepStrictEqual(owns.nav ?? [], nav ?? []) && { nav: owns.nav ?? [] }),
    },
  };
}

/** The shared entries that some screen takes before it runs: a page asks ahead for no other, and each hash costs 50 bytes. */
function takenAhead(
  shared: RegistryIndex['host']['shared'],
  remotes: Revision['remotes'],
  releases: Records['releases'],
): RegistryIndex['host']['shared'] {
  const taken = new Set(
    Object.entries(remotes).flatMap(([part, remote]) =>
      shownOf(remote).flatMap(([version]) => {
        const release = releases.get(labelOf({ part, version }));
        const paths = [...remote.paths, ...(remote.rollout?.owns?.paths ?? [])];
        return release ? paths.flatMap((path) => sharedAhead(release, path)) : [];
      }),
    ),
  );
  return Object.fromEntries(Object.entries(shared).filter(([entry]) => taken.has(entry)));
}
