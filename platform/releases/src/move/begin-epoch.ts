import { LostRace } from '../refusals';
import { planRestored } from '../plans/plan-restored';
import { refuse } from '../plans/plan';
import type { Revision } from '../registry';
import { change, type CommandOptions, type Outcome } from '../release/change-store';
import { pointToNewest } from '../release/pointers';
import type { Store } from '../store';
import { firstDifference, inWords } from './copy-log';
import { entriesOf, type Entry } from './entries';

interface Beginning extends CommandOptions {
  command: string;
  /** The last revision that was copied. */
  after: Revision;
  /** Whether the freeze that the move itself put on the source ends here. */
  thaw?: boolean;
}

/**
 * Ends a copy: one revision that begins a new epoch, so that open pages take the target's revisions though they have seen higher
 * numbers, and the first one that pages are told of.
 */
export const beginEpoch = (to: Store, { command, after, thaw = false, ...options }: Beginning): Promise<Outcome> =>
  change(to, command, options, async (registry) => {
    if (registry?.revision !== after.revision)
      return refuse(
        new LostRace(
          `${to.name} was changed by somebody else${registry ? `, ${inWords(registry)}` : ''}. Look at it with "rig4u history".`,
        ),
      );
    const plan = planRestored(registry);
    return thaw && plan.do === 'change' ? { ...plan, changes: [...plan.changes, { do: 'unfreeze' }] } : plan;
  });

/**
 * The revision by which a copy of this source was ended in an earlier run; undefined where none was. A tool that was killed right after
 * it may not have told the pages: that is done now.
 */
export async function epochBegun(source: readonly Entry[], to: Store, command: string): Promise<Revision | undefined> {
  const target = await entriesOf(to);
  const place = (firstDifference(source, target) ?? source.length + 1) - 1;
  const begun = target[place]?.revision;
  if (begun?.command !== command || !begun.changes.some((one) => one.do === 'restored')) return undefined;
  await pointToNewest(to);
  return begun;
}
