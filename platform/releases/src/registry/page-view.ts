import type { NamedRelease, Registry, Release } from '@rig4u/shared/contracts';
import { labelOf, type ReleaseRef } from '../store';
import { percentOf } from './apply-rollout';
import type { PartState, State } from './change';

/** What the page view takes from releases: what the live host says of itself, and the records by `part@version`. */
export interface Records {
  host: Pick<Registry['host'], 'shared' | 'nav' | 'stores'>;
  releases: ReadonlyMap<string, Release>;
}

/** The releases whose records a page view holds: of each remote the live one, and the others that a page `mayMiss`. */
export const shownInPage = ({ remotes }: State): { ref: ReleaseRef; mayMiss: boolean }[] =>
  Object.entries(remotes).flatMap(([part, remote]) =>
    shownOf(remote).map(([version], place) => ({ ref: { part, version }, mayMiss: place > 0 })),
  );

/** The releases of a remote that visitors may get: the live one, the one before it, the one that is rolled out. */
export const shownOf = ({ live, before, rollout }: PartState): NamedRelease[] => [
  live,
  ...before.slice(0, 1),
  ...(rollout ? [rollout.release] : []),
];

/**
 * A state as pages read it: `/registry.json`, format 1, with everything that a page needs of each release in it. A fallback
 * whose record is not there is none. Throws an Error where the record of a live release is not there.
 */
export function pageView(revision: number, { host, remotes }: State, { host: facts, releases }: Records): Registry {
  const [lastGood] = host.before;
  return {
    schema: 1,
    revision,
    host: { version: host.live[0], ...(lastGood && { lastGood: lastGood[0] }), ...facts },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([part, { paths, nav, stores, live, before, rollout }]) => {
        const release = releases.get(labelOf({ part, version: live[0] }));
        const fallback = before[0] && releases.get(labelOf({ part, version: before[0][0] }));
        if (!release) throw new Error(`${part}@${live[0]} is live and has no record.`);
        const tried = rollout && releases.get(labelOf({ part, version: rollout.release[0] }));
        const kept = [...(stores ?? []), ...(tried ? (rollout.owns?.stores ?? []) : [])];
        const own = new Map(kept.map((one) => [one.key, one]));
        const said = { ...(nav && { nav }), ...(own.size > 0 && { stores: [...own.values()] }) };
        const share = tried && { rollout: { release: tried, percent: percentOf(rollout) } };
        return [part, { paths, ...said, live: release, ...(fallback && { lastGood: fallback }), ...share }];
      }),
    ),
  };
}
