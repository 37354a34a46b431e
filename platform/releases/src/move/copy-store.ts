import type { Revision } from '../registry';
import { NotThere } from '../refusals';
import { clearLeftovers, labelOf, markCopied, type Store } from '../store';
import { appendEntries, mustContinue } from './copy-log';
import { copyReleases, type CopiedReleases } from './copy-releases';
import { entriesOf, type Entry } from './entries';
import { namedIn, neededBy } from './named-releases';

interface CopyOptions {
  /** The last revision that is copied; the newest, when left out. */
  upTo?: number | undefined;
  dryRun?: boolean | undefined;
  /** What an earlier run of this process copied: its releases are not looked at again. */
  after?: Copied;
  /** Milliseconds since 1970. */
  now: number;
}

/** What was copied, or in a dry run would be. */
export interface Copied {
  /** The source's history, as far as it was copied. */
  entries: Entry[];
  /** The last revision of it. */
  newest: Revision;
  /** How many revisions the target lacked. */
  added: number;
  releases: CopiedReleases;
}

/**
 * Copies a store's whole history and every release that it names into another store, which is empty or has a beginning of the same
 * history: releases first, then the log, text by text. The history is checked before anything is written. Said again after it was
 * killed it goes on. Pages are not told of it, nor are gateways on a folder, before `pointToNewest`.
 */
export async function copyStore(
  from: Store,
  to: Store,
  { upTo, dryRun = false, after, now }: CopyOptions,
): Promise<Copied> {
  const entries = await entriesOf(from, upTo === undefined ? {} : { to: upTo });
  const newest = entries.at(-1)?.revision;
  if (!newest) throw new NotThere(`Nothing is live in ${from.name}, so there is nothing to copy.`);
  const there = await entriesOf(to);
  mustContinue(from, entries, to, there);
  if (!dryRun) await clearLeftovers(to, now);
  const needed = neededBy(newest);
  // The newest first: what is live and cannot be copied is refused before anything is.
  const revisions = entries.map(({ revision }) => revision).toReversed();
  const known = new Set(after ? labelsOf(after.releases) : []);
  const named = namedIn(revisions).filter(({ ref }) => !known.has(labelOf(ref)));
  const releases = await copyReleases(from, to, named, { needed, dryRun });
  const missing = entries.slice(there.length);
  if (!dryRun && missing.length > 0) {
    // Gateways go by the log of a folder where it is further on than what pages read.
    if (to.folder !== undefined) await markCopied(to.folder, newest.revision);
    await appendEntries(to, missing);
  }
  return { entries, newest, added: missing.length, releases };
}

const labelsOf = ({ copied, there, left }: CopiedReleases): string[] => [
  ...copied,
  ...there,
  ...left.map(({ label }) => label),
];
