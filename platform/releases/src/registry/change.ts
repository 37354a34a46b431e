import * as v from 'valibot';
import { namedRelease, navPlace, pathPattern, storedKey, versionText } from '@rig4u/shared/contracts';

const part = v.string();

/** What a remote owns while it is live: addresses, places in the menu, storage keys. */
const owned = v.object({
  paths: v.array(pathPattern),
  nav: v.optional(v.array(navPlace)),
  stores: v.optional(v.array(storedKey)),
});

/** One thing that a revision changes. The state of a registry is what all changes so far make of nothing. */
export const changeSchema = v.variant('do', [
  v.object({
    do: v.literal('live'),
    part,
    /** The version that was live; null for a part that was not. */
    from: v.nullable(versionText),
    to: namedRelease,
    how: v.picklist(['promote', 'rollback', 'revert']),
    /** Only of remotes. */
    owns: v.optional(owned),
  }),
  v.object({ do: v.picklist(['withdraw', 'reinstate']), part, version: versionText }),
  v.object({ do: v.literal('pin'), part, version: versionText, until: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ do: v.literal('unpin'), part }),
  v.object({ do: v.picklist(['freeze', 'unfreeze']) }),
  /** Whether visitors may use the product without a network. */
  v.object({ do: v.picklist(['offline-off', 'offline-on']) }),
  /** A backup was put back, or the store was moved: the epoch rises. */
  v.object({ do: v.literal('restored') }),
]);

/** Who changed something, when, by which command and why. */
export const whoAndWhy = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  command: v.string(),
  why: v.optional(v.string()),
});

const hold = v.object({ by: v.string(), at: v.pipe(v.string(), v.isoTimestamp()), why: v.optional(v.string()) });

const partState = {
  live: namedRelease,
  /** What was live before and may be live again, the newest first. */
  before: v.array(namedRelease),
  /** Versions that a rollback took away: never a fallback. */
  withdrawn: v.array(versionText),
  /** How the live release came there. */
  put: v.object({ ...whoAndWhy.entries, how: v.picklist(['promote', 'rollback', 'revert']) }),
  pinned: v.optional(v.object({ ...hold.entries, until: v.pipe(v.string(), v.isoTimestamp()) })),
};

export const stateSchema = v.object({
  host: v.object(partState),
  remotes: v.record(v.string(), v.object({ ...partState, ...owned.entries })),
  frozen: v.optional(hold),
  /** Who took offline use away from all visitors. */
  offlineOff: v.optional(hold),
});

export type Change = v.InferOutput<typeof changeSchema>;
export type WhoAndWhy = v.InferOutput<typeof whoAndWhy>;
export type State = v.InferOutput<typeof stateSchema>;
export type PartState = State['host'] & Partial<v.InferOutput<typeof owned>>;
export type RemoteState = State['remotes'][string];
