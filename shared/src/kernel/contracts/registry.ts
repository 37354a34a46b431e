import * as v from 'valibot';
import { readRemotes, type BrokenRemote } from './lenient-remotes';
import { navPlace, storedKey } from './part-facts';
import { describeIssues, pathPattern } from './remote';
import { needsMap, onDemandKeys, pinnedFile, remoteNames, screenFiles, versionText } from './release';

/** A release as the registry names it: all a page needs to fetch and to refuse it. */
export const registryRelease = v.object({
  id: v.string(),
  version: versionText,
  entry: pinnedFile,
  /** Left out, it is a script. */
  format: v.optional(v.literal('module')),
  screens: v.array(screenFiles),
  needs: needsMap,
  onDemand: onDemandKeys,
});

export const registryRemote = v.object({
  paths: v.array(pathPattern),
  live: registryRelease,
  /** A second release for a share of the visitors, in percent. */
  rollout: v.optional(
    v.object({ release: registryRelease, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  ),
  /** The release that was live before, used when the live one does not load, and by `rollback`. */
  lastGood: v.optional(registryRelease),
  nav: v.optional(v.array(navPlace)),
  stores: v.optional(v.array(storedKey)),
});

export const registryHost = v.object({
  version: versionText,
  lastGood: v.optional(versionText),
  /** Shared entries that are fetched when first needed, and their chunks. */
  shared: v.record(v.string(), v.array(pinnedFile)),
  nav: v.optional(v.array(navPlace)),
  stores: v.optional(v.array(storedKey)),
});

/**
 * `/registry.json`, format 1: everything that a page may know. Hosts that were built before the index read it at each visit, and
 * the privacy page and the owner's list of remotes do. `platform/docs/registry.md` is its specification.
 */
export const registrySchema = v.object({
  schema: v.literal(1),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  host: registryHost,
  remotes: v.record(remoteNames, registryRemote),
});

export type Release = v.InferOutput<typeof registryRelease>;
export type RegistryRemote = v.InferOutput<typeof registryRemote>;
export type Registry = v.InferOutput<typeof registrySchema>;

/** What a page works with: every remote usable or broken, each for itself. */
export interface PageRegistry {
  revision: number;
  host: Registry['host'];
  remotes: Record<string, RegistryRemote | BrokenRemote>;
}

const envelope = v.object({ ...registrySchema.entries, remotes: v.record(v.string(), v.unknown()) });
const withLastGood = v.object({ lastGood: registryRelease });

/**
 * Reads a registry for a page. One bad record breaks that remote only: with a readable last good release it falls back to it.
 * Throws an Error when the envelope itself cannot be read.
 */
export function readRegistry(input: unknown): PageRegistry {
  const read = v.safeParse(envelope, input);
  if (!read.success) throw new Error(`This is not a registry: ${describeIssues(read.issues)}`);
  const { revision, host, remotes } = read.output;
  return {
    revision,
    host,
    remotes: readRemotes(remotes, registryRemote, (remote) =>
      v.is(withLastGood, remote) ? remote.lastGood : undefined,
    ),
  };
}
