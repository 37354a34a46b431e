import * as v from 'valibot';
import { readRemotes, type BrokenRemote } from './lenient-remotes';
import { navPlace } from './part-facts';
import { registryHost, registryRelease, type Release } from './registry';
import { recordHash, remoteNames, versionText } from './release';
import { describeIssues, pathPattern } from './remote';

/** A release as the index names it: its version, and the hash of its record, `release.json`. */
export const namedRelease = v.tuple([versionText, recordHash]);

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

export const indexedRemote = v.object({
  paths: v.array(pathPattern),
  nav: v.optional(v.array(navPlace)),
  live: namedRelease,
  /** A release for a share of the visitors, in percent: see `forVisitor`. `paths` and `nav` where they are not the live one's. */
  rollout: v.optional(
    v.object({
      release: namedRelease,
      percent: share,
      paths: v.optional(v.array(pathPattern)),
      nav: v.optional(v.array(navPlace)),
    }),
  ),
  /** The newest release that was live before and was not taken away: used when the live one does not load. */
  before: v.optional(namedRelease),
});

const counted = v.pipe(v.number(), v.integer(), v.minValue(1));

/** `/registry/index.json`, format 2: who owns which address, and what is live. The rest is in the records of the releases. */
export const indexSchema = v.object({
  schema: v.literal(2),
  /** Rises when a store was restored: a revision of a higher epoch is newer, whatever its number. */
  epoch: counted,
  revision: counted,
  /** Says that no browser may keep the product for use without a network. */
  offline: v.optional(v.literal('off')),
  /** Only in an index that the gateway made for somebody who opened a preview: what is previewed is live in it, until then. */
  preview: v.optional(
    v.object({ part: v.string(), version: versionText, until: v.pipe(v.string(), v.isoTimestamp()) }),
  ),
  host: v.object({
    ...v.omit(registryHost, ['lastGood', 'stores']).entries,
    /** A host for a share of the visitors, in percent. The gateway chooses: `tried` says that this page is of it. */
    rollout: v.optional(v.object({ percent: share, tried: v.boolean() })),
  }),
  remotes: v.record(remoteNames, indexedRemote),
});

export type NamedRelease = v.InferOutput<typeof namedRelease>;
export type IndexedRemote = v.InferOutput<typeof indexedRemote>;
export type RegistryIndex = v.InferOutput<typeof indexSchema>;

/** What a page works with: every remote usable or broken, each for itself. */
export interface PageIndex extends Omit<RegistryIndex, 'remotes'> {
  remotes: Record<string, IndexedRemote | BrokenRemote>;
}

const envelope = v.object({ ...indexSchema.entries, remotes: v.record(v.string(), v.unknown()) });
const withBefore = v.object({ before: namedRelease });

/**
 * Reads an index for a page. What is wrong with one remote breaks that one only: with a readable release before, that one is live,
 * and its links stay.
 * Throws an Error when the envelope itself cannot be read.
 */
export function readIndex(input: unknown): PageIndex {
  const read = v.safeParse(envelope, input);
  if (!read.success) throw new Error(`This is not the index of a registry: ${describeIssues(read.issues)}`);
  const { remotes, ...rest } = read.output;
  return {
    ...rest,
    remotes: readRemotes(remotes, indexedRemote, (remote) => (v.is(withBefore, remote) ? remote.before : undefined)),
  };
}

/** Whether an index is newer than another one. A restored store counts its revisions anew, in a higher epoch. */
export const isNewer = (
  { epoch, revision }: Pick<RegistryIndex, 'epoch' | 'revision'>,
  than: Pick<RegistryIndex, 'epoch' | 'revision'>,
): boolean => epoch > than.epoch || (epoch === than.epoch && revision > than.revision);

/** The record of a remote's live release as a page carries it, for the remote that owns the page's address; and of the one that is rolled out. */
export interface InlinedRecord<R = unknown> {
  part: string;
  record: R;
  tried?: R | undefined;
}

const inlinedRecord = v.object({ part: v.string(), record: v.unknown(), tried: v.optional(v.unknown()) });

/** What a page carries, if it is a record at all; without one the page asks for it. */
export const readInlined = (input: unknown): InlinedRecord | undefined =>
  v.is(inlinedRecord, input) ? input : undefined;

/** Reads the record of a release. Throws an Error that says what is wrong with it. */
export function readRecord(input: unknown): Release {
  const record = v.safeParse(registryRelease, input);
  if (record.success) return record.output;
  throw new Error(`The registry's record is not usable: ${describeIssues(record.issues)}`);
}
