import { partsOf, type Head, type Revision } from '../registry';
import { readRevision } from '../release/revisions';
import { hasRelease, labelOf, type ReleaseRef, type Store } from '../store';
import { removeRelease } from '../store/folder/releases';

/** How long until a source is asked again for what it may have removed, while no revision comes. */
const againMs = 3_600_000;

interface Forgetting {
  /** Gets a sentence about what could not be asked for or removed, once. */
  say: (sentence: string) => void;
  clock?: () => number;
}

/**
 * Removes from a folder what a rollback took away and its source does not have any more: it must not be had here either. To be called
 * after each look: it asks after a new revision and once an hour, and at the next look for what failed.
 */
export function withdrawnForgetter(
  from: Store,
  folder: string,
  { say, clock = Date.now }: Forgetting,
): (head: Head | undefined) => Promise<void> {
  let asked: { hash: string; at: number } | undefined;
  let said = new Set<string>();
  return async (head) => {
    if (!head || (asked?.hash === head.hash && clock() - asked.at < againMs)) return;
    const failed = new Set<string>();
    for (const ref of takenAway(await readRevision(folder, head.revision)))
      await forgetOne(from, folder, ref).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        failed.add(`${labelOf(ref)} was taken away, and whether it is removed is not known: ${why}`);
      });
    for (const sentence of failed) if (!said.has(sentence)) say(sentence);
    said = failed;
    asked = failed.size > 0 ? undefined : { hash: head.hash, at: clock() };
  };
}

const takenAway = (revision: Revision): ReleaseRef[] =>
  partsOf(revision).flatMap(([part, { live, rollout, withdrawn }]) =>
    withdrawn
      .filter((version) => [live, rollout?.release].every((named) => named?.[0] !== version))
      .map((version) => ({ part, version })),
  );

async function forgetOne(from: Store, folder: string, ref: ReleaseRef): Promise<void> {
  if ((await hasRelease(folder, ref)) && !(await from.releases.has(ref))) await removeRelease(folder, ref);
}
