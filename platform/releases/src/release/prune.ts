import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { partsOf, shownOf, type Revision } from '../registry';
import { clearLeftovers, labelOf, releaseDir, type ReleaseRef } from '../store';
import { versionsOf } from '../store/folder/releases';
import { newestRegistry } from './revisions';

const day = 24 * 3600 * 1000;
export interface Pruning {
  /** Milliseconds since 1970. */
  now: number;
  dryRun?: boolean;
  /** How old a release must be. A younger one may be wanted again, by an open tab or by a promotion that is being prepared. */
  days?: number;
  /** Which versions it is about; all when left out. */
  of?: (version: string) => boolean;
}

/**
 * Removes releases that nobody can get any more: not live, not live before, not rolled out, and old. History stays. Returns what was removed, or in
 * a dry run would be.
 */
export async function prune(
  store: string,
  { now, dryRun = false, days = 30, of = () => true }: Pruning,
): Promise<ReleaseRef[]> {
  const registry = await newestRegistry(store);
  const known = registry ? named(registry) : new Set<string>();
  const old: ReleaseRef[] = [];
  for (const ref of await published(store)) {
    if (known.has(labelOf(ref)) || !of(ref.version)) continue;
    const { mtimeMs } = await stat(releaseDir(store, ref));
    if (now - mtimeMs > days * day) old.push(ref);
  }
  if (!dryRun) {
    for (const ref of old) await rm(releaseDir(store, ref), { recursive: true });
    await clearLeftovers(store, now);
  }
  return old;
}

const named = (registry: Revision): Set<string> =>
  new Set(
    partsOf(registry).flatMap(([part, state]) =>
      [...shownOf(state), ...state.before].map(([version]) => labelOf({ part, version })),
    ),
  );

async function published(store: string): Promise<ReleaseRef[]> {
  const remotes = (await readdir(join(store, 'remotes')).catch(noneOnlyIfMissing)) ?? [];
  const lists = await Promise.all(
    ['host', ...remotes].map(async (part) =>
      (await versionsOf(store, part)).map((version): ReleaseRef => ({ part, version })),
    ),
  );
  return lists.flat();
}
