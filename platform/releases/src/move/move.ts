import { Refusal } from '@rig4u/kernel';
import { planFreeze } from '../plans/plan-holds';
import type { Revision } from '../registry';
import { change, type CommandOptions, type Outcome } from '../release/change-store';
import { pointToNewest } from '../release/pointers';
import type { Store } from '../store';
import { beginEpoch, epochBegun } from './begin-epoch';
import { inWords } from './copy-log';
import { copyStore, type Copied } from './copy-store';
import { entriesOf, type Entry } from './entries';
import { amountOf, leftLines } from './lines';

type MoveOptions = CommandOptions & { why: string };

/**
 * Moves a store: copies it while the source is in use, freezes the source with the new place in its history, copies what came
 * meanwhile, and begins a new epoch in the target. Nothing is removed. Said again after it was killed it goes on, and ends the same.
 */
export async function move(from: Store, to: Store, options: MoveOptions): Promise<Outcome> {
  if (from.name === to.name) throw new Refusal(`${from.name} is both places: name another one with --to.`);
  const { why, dryRun, clock = Date.now, ...author } = options;
  const command = `move from ${from.name}`;
  const said = { ...author, why, clock };
  const begun = await epochBegun(await entriesOf(from), to, command);
  if (begun) return isMoved(from, to, begun);

  const first = await copyStore(from, to, { dryRun, now: clock() });
  if (dryRun) return { changed: true, says: [planned(from, to, first)], warnings: leftLines(first) };
  await freezeSource(from, to, said);
  const last = await copyStore(from, to, { after: first, now: clock() });
  const { newest } = last;
  const thaw = isFrozenBy(freezeIn(to), last.entries);
  const epoch = await beginEpoch(to, { ...said, command, after: newest, thaw });
  return {
    changed: true,
    says: [`Copied ${amountOf(first)}.`, ...meanwhile(first, last, to), ...epoch.says],
    warnings: [
      ...leftLines(first),
      ...leftLines(last),
      ...(newest.frozen && !thaw
        ? [`${from.name} was frozen before, and so ${to.name} is: "rig4u unfreeze" ends that.`]
        : []),
      ...(await lateIn(from, newest)),
    ],
  };
}

/** Nobody promotes there any more, and the history says where to. A freeze that somebody else has put on it stays, also in the target. */
async function freezeSource(from: Store, to: Store, { why, ...options }: MoveOptions): Promise<void> {
  const because = `This store moved to ${to.name}: ${why}`;
  await change(from, freezeIn(to), { ...options, why: because }, async (registry, now) =>
    planFreeze(registry, true, now),
  );
  // A run that was killed may have frozen it, and not come as far as this.
  await pointToNewest(from);
}

function isFrozenBy(command: string, entries: readonly Entry[]): boolean {
  const last = entries.findLast(({ revision }) => revision.changes.some((one) => one.do.endsWith('freeze')));
  return last?.revision.command === command;
}

async function isMoved(from: Store, to: Store, begun: Revision): Promise<Outcome> {
  const known = (await entriesOf(from)).find(({ revision }) => revision.revision === begun.revision - 1)?.revision;
  return {
    changed: false,
    says: [`${from.name} was moved to ${to.name} already: ${inWords(begun)}.`],
    warnings: known ? await lateIn(from, known) : [],
  };
}

/** A freeze lets a rollback through, and so the source may have been changed after all was copied. */
const lateIn = async (from: Store, last: Revision): Promise<string[]> =>
  (await entriesOf(from, { from: last.revision + 1 })).map(
    ({ revision }) =>
      `In ${from.name}, ${inWords(revision)} came after the freeze and is not in the new place: do it again there.`,
  );

const meanwhile = (first: Copied, last: Copied, to: Store): string[] =>
  last.entries
    .slice(first.entries.length)
    .filter(({ revision }) => revision.command !== freezeIn(to))
    .map(({ revision }) => `Came while it was copied, and is copied too: ${inWords(revision)}.`);

const planned = (from: Store, to: Store, copied: Copied): string =>
  `${amountOf(copied)}, freeze ${from.name}, and begin epoch ${copied.newest.epoch + 1} in ${to.name}.`;

/** What a move is called in the history of the place that is left. */
const freezeIn = (to: Store): string => `move to ${to.name}`;
