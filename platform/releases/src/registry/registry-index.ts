import { sharedAhead, type NamedRelease, type RegistryIndex } from '@rig4u/shared/contracts';
import { labelOf } from '../store';
import type { Records } from './page-view';
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
  const fallback = (part: string, named: NamedRelease | undefined) =>
    named && releases.has(labelOf({ part, version: named[0] })) ? { before: named } : {};
  return {
    schema: 2,
    epoch,
    revision,
    ...(offlineOff && { offline: 'off' }),
    host: { version: host.live[0], shared: takenAhead(shared, remotes, releases), ...(nav && { nav }) },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([part, { paths, nav: places, live, before }]) => [
        part,
        { paths, ...(places && { nav: places }), live, ...fallback(part, before[0]) },
      ]),
    ),
  };
}

/** The shared entries that some screen takes before it runs: a page asks ahead for no other, and each hash costs 50 bytes. */
function takenAhead(
  shared: RegistryIndex['host']['shared'],
  remotes: Revision['remotes'],
  releases: Records['releases'],
): RegistryIndex['host']['shared'] {
  const taken = new Set(
    Object.entries(remotes).flatMap(([part, { paths, live, before }]) =>
      [live, ...before.slice(0, 1)].flatMap(([version]) => {
        const release = releases.get(labelOf({ part, version }));
        return release ? paths.flatMap((path) => sharedAhead(release, path)) : [];
      }),
    ),
  );
  return Object.fromEntries(Object.entries(shared).filter(([entry]) => taken.has(entry)));
}
