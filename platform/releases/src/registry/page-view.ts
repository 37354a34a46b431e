import type { Registry, Release } from '@rig4u/shared/contracts';
import { labelOf, type ReleaseRef } from '../store';
import type { State } from './change';

/** What the page view takes from releases: what the live host says of itself, and the records by `part@version`. */
export interface Records {
  host: Pick<Registry['host'], 'shared' | 'nav' | 'stores'>;
  releases: ReadonlyMap<string, Release>;
}

/** The releases whose records a page view holds: of each remote the live one, and as `fallback` the one before it. */
export const shownInPage = ({ remotes }: State): { ref: ReleaseRef; fallback: boolean }[] =>
  Object.entries(remotes).flatMap(([part, { live, before }]) =>
    [live, ...before.slice(0, 1)].map(([version], place) => ({ ref: { part, version }, fallback: place > 0 })),
  );

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
      Object.entries(remotes).map(([part, { paths, nav, stores, live, before }]) => {
        const release = releases.get(labelOf({ part, version: live[0] }));
        const fallback = before[0] && releases.get(labelOf({ part, version: before[0][0] }));
        if (!release) throw new Error(`${part}@${live[0]} is live and has no record.`);
        const said = { ...(nav && { nav }), ...(stores && { stores }) };
        return [part, { paths, ...said, live: release, ...(fallback && { lastGood: fallback }) }];
      }),
    ),
  };
}
