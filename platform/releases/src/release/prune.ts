import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { lastNamed, type LastNamed } from '../history/last-named';
import { clearLeftovers, labelOf, releaseDir, type ReleaseRef } from '../store';
import { removeRelease, versionsOf } from '../store/folder/releases';
import { forgetPreviews, previewedUntil } from './noted-previews';
import { allRevisions, newestRegistry } from './revisions';

/** How old a tab may get that still asks for files of its releases, in milliseconds: 30 days. */
const tabAgeMs = 30 * 24 * 3_600_000;

export interface Pruning {
  /** Milliseconds since 1970. */
  now: number;
  dryRun?: boolean;
  /** How long nobody must have been given a release. A younger one may be wanted, by an open tab or by a promotion that is being prepared. */
  ageMs?: number;
  /** Also removes, at once, what a rollback took away. */
  withdrawn?: boolean;
  /** The folder follows another store and holds the newest revision alone: whoever misses a release is brought it again. */
  isCopy?: boolean;
  /** Which versions it is about; all when left out. */
  of?: (version: string) => boolean;
}

/** A release that goes. */
export interface Pruned {
  ref: ReleaseRef;
  /** What the log says of it; undefined where no revision ever named it. */
  named: LastNamed | undefined;
  /** The last moment at which somebody was given it: a revision, the end of a preview's link, its publication. Milliseconds since 1970. */
  since: number;
}

/**
 * Removes releases that nobody was given for as long as a tab may be open: not live, not to go back to, not rolled out, not previewed.
 * History stays. Returns what was removed, or in a dry run would be.
 */
export async function prune(
  store: string,
  { now, dryRun = false, ageMs = tabAgeMs, withdrawn = false, isCopy = false, of = () => true }: Pruning,
): Promise<Pruned[]> {
  const known = lastNamed(isCopy ? newestOf(await newestRegistry(store)) : await allRevisions(store));
  const old: Pruned[] = [];
  for (const ref of await published(store)) {
    const named = known.get(labelOf(ref));
    if (!of(ref.version) || (named && !named.ended)) continue;
    const since = await lastGiven(store, ref, named);
    if (now - since > ageMs || (withdrawn && named?.withdrawn)) old.push({ ref, named, since });
  }
  if (!dryRun) {
    for (const { ref } of old) await removeRelease(store, ref);
    await forgetPreviews(store, { before: now - ageMs, of });
    await clearLeftovers(store, now);
  }
  return old;
}

const newestOf = <T>(newest: T | undefined): T[] => (newest === undefined ? [] : [newest]);

async function lastGiven(store: string, ref: ReleaseRef, named: LastNamed | undefined): Promise<number> {
  const { mtimeMs } = await stat(releaseDir(store, ref));
  return Math.max(mtimeMs, named?.ended ? Date.parse(named.ended.at) : 0, await previewedUntil(store, ref));
}

async function published(store: string): Promise<ReleaseRef[]> {
  const remotes = (await readdir(join(store, 'remotes')).catch(noneOnlyIfMissing)) ?? [];
  const lists = await Promise.all(
    ['host', ...remotes].map(async (part) =>
      (await versionsOf(store, part)).map((version): ReleaseRef => ({ part, version })),
    ),
  );
  return lists.flat();
}
