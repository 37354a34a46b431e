import { Refusal } from '@rig4u/kernel';
import { isNamed, partsOf, shownOf, type Revision } from '../registry';
import { copyRelease } from '../release/copy-release';
import { loadManifest } from '../release/load-manifest';
import { labelOf, storeAt, type Store, type StoreAt } from '../store';

/**
 * Copies every release that visitors may get at a revision, unless it is there already. A fallback that the source has no more is none.
 * Throws a Refusal where a release is missing, damaged, or not the one that the revision names.
 */
export async function bringReleases(from: Store, to: StoreAt, revision: Revision): Promise<void> {
  const target = storeAt(to);
  for (const [part, state] of partsOf(revision)) {
    const [fallback] = state.before;
    for (const named of shownOf(state)) {
      const [version, hash] = named;
      const ref = { part, version };
      const isThere = await target.releases.has(ref);
      if (!isThere && named === fallback && !(await from.releases.has(ref))) continue;
      if (!isThere) await copyRelease(from, target, ref);
      if (!isNamed(await loadManifest(target, ref), hash))
        throw new Refusal(
          `${labelOf(ref)} in ${from.name} is not the release that revision ${revision.revision} names: it was replaced. ` +
            'Look at who can write there, publish it again under a new version and promote that.',
        );
    }
  }
}
