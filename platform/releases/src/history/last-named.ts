import { partsOf, type PartState, type Revision } from '../registry';
import { labelOf } from '../store';

/** Until when revisions named a release: as live, as one to go back to, or for a share of the visitors. A pin names what is live. */
export interface LastNamed {
  /** The revision that no longer did, and its time; undefined where the newest does. */
  ended?: { revision: number; at: string };
  /** Whether the newest revision says that a rollback took it away. */
  withdrawn: boolean;
}

/** What the log says of each release that it ever named, by `part@version`. `revisions` are in order, the oldest first. */
export function lastNamed(revisions: readonly Revision[]): ReadonlyMap<string, LastNamed> {
  const known = new Map<string, LastNamed>();
  for (const revision of revisions) {
    const now = new Set(partsOf(revision).flatMap(([part, state]) => namedIn(part, state)));
    for (const label of now) known.set(label, { withdrawn: false });
    for (const [label, one] of known)
      if (!now.has(label)) one.ended ??= { revision: revision.revision, at: revision.at };
  }
  const taken = revisions.at(-1);
  for (const [part, { withdrawn }] of taken ? partsOf(taken) : [])
    for (const version of withdrawn) {
      const one = known.get(labelOf({ part, version }));
      if (one) one.withdrawn = true;
    }
  return known;
}

const namedIn = (part: string, { live, before, rollout }: PartState): string[] =>
  [live, ...before, ...(rollout ? [rollout.release] : [])].map(([version]) => labelOf({ part, version }));
