import type { Published } from '../plans/plan';
import type { LiveReleases } from '../plans/together';
import type { Revision } from '../registry';
import { readReleaseFile, type StoreAt } from '../store';

/** What is live somewhere: in a store, or where one is served. */
export interface Live {
  releases: LiveReleases | undefined;
  published: Published;
  /** A file of the live host; undefined where it has none of that name. */
  hostFile: (name: string) => Promise<Uint8Array | undefined>;
}

/** What a registry of a store has live. */
export const liveIn = (store: StoreAt, registry: Revision | undefined, published: Published): Live => ({
  releases: registry,
  published,
  hostFile: async (name) => registry && readReleaseFile(store, { part: 'host', version: registry.host.live[0] }, name),
});
