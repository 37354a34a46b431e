import { rm } from 'node:fs/promises';
import { partsOf, type Revision } from '../registry';
import { hasRelease, releaseDir, type Store } from '../store';

/** Removes from a folder what a rollback took away and its source does not have any more: it must not be had here either. */
export async function forgetWithdrawn(from: Store, folder: string, revision: Revision): Promise<void> {
  for (const [part, { live, rollout, withdrawn }] of partsOf(revision))
    for (const version of withdrawn) {
      const ref = { part, version };
      const isGiven = [live, rollout?.release].some((named) => named?.[0] === version);
      if (!isGiven && (await hasRelease(folder, ref)) && !(await from.releases.has(ref)))
        await rm(releaseDir(folder, ref), { recursive: true, force: true });
    }
}
