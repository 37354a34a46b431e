import type { NamedRelease } from '@rig4u/shared/contracts';
import { partsOf, type PartState, type Revision } from '../registry';
import { labelOf, type ReleaseRef } from '../store';

/** A release, and every hash by which revisions name it. */
export interface Named {
  ref: ReleaseRef;
  hashes: readonly string[];
}

/** Every release that revisions name: whatever was live or rolled out, and what `rollback` or `revert` could put live again. */
export const namedIn = (revisions: readonly Revision[]): Named[] =>
  gathered(revisions, ({ live, before, rollout }) => [live, ...before, ...(rollout ? [rollout.release] : [])]);

/** The labels of the releases without which no page can be made of a state. */
export const neededBy = (state: Revision): ReadonlySet<string> =>
  new Set(
    gathered([state], ({ live, rollout }) => [live, ...(rollout ? [rollout.release] : [])]).map(({ ref }) =>
      labelOf(ref),
    ),
  );

function gathered(revisions: readonly Revision[], of: (part: PartState) => readonly NamedRelease[]): Named[] {
  const known = new Map<string, { ref: ReleaseRef; hashes: Set<string> }>();
  for (const state of revisions)
    for (const [part, partState] of partsOf(state))
      for (const [version, hash] of of(partState)) {
        const ref = { part, version };
        const one = known.get(labelOf(ref)) ?? { ref, hashes: new Set<string>() };
        one.hashes.add(hash);
        known.set(labelOf(ref), one);
      }
  return [...known.values()].map(({ ref, hashes }) => ({ ref, hashes: [...hashes] }));
}
