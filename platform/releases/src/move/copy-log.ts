import { Refusal } from '@rig4u/kernel';
import type { Revision } from '../registry';
import type { Store } from '../store';
import type { Entry } from './entries';

/** The target went another way than the source: neither is part of the other's history. */
export class OtherHistory extends Refusal {
  override name = 'OtherHistory';
}

/** The number of the first revision that differs between two logs; undefined where one is the beginning of the other. */
export const firstDifference = (one: readonly Entry[], two: readonly Entry[]): number | undefined =>
  one.find(({ text }, i) => two[i] !== undefined && two[i].text !== text)?.revision.revision;

export const inWords = ({ revision, command, by, at }: Revision): string =>
  `revision ${revision} ("${command}", by ${by} at ${at})`;

/** Throws OtherHistory unless the target has a beginning of the source's history, or nothing. */
export function mustContinue(from: Store, source: readonly Entry[], to: Store, target: readonly Entry[]): void {
  const number = firstDifference(source, target) ?? (target.length > source.length ? source.length + 1 : undefined);
  const there = target.find(({ revision }) => revision.revision === number);
  if (!there) return;
  const here = source.find(({ revision }) => revision.revision === number);
  throw new OtherHistory(
    `${to.name} has another history than ${from.name}: ${inWords(there.revision)} there is ` +
      `${here ? `${inWords(here.revision)} here` : 'none of these revisions'}. Nothing was changed: choose an empty place.`,
  );
}

/** Adds revisions to a log, letter by letter as they were. Another one who does the same at once is no harm. */
export async function appendEntries(to: Store, entries: readonly Entry[]): Promise<void> {
  for (const { text, revision } of entries) {
    if (await to.log.append(revision.revision, text)) continue;
    if ((await to.log.text(revision.revision)) === text) continue;
    throw new OtherHistory(
      `Somebody changes ${to.name} while it is filled: ${inWords(revision)} could not be added. Choose an empty place.`,
    );
  }
}
