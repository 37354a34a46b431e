import { Refusal } from '@rig4u/kernel';
import { parseRevision, type Head, type Revision } from '../registry';
import { hashOf } from '../release/revisions';
import { mustFollow, readSigned, type LogKey } from '../signed';
import type { Store } from '../store';

/** A revision that may be served, with its text as the log keeps it. */
export interface Newest {
  head: Head;
  revision: Revision;
  text: string;
}

/** Revisions that are walked through when a follower was away; before them only the newest one and its own signature count. */
const longestWalk = 1_000;

/**
 * The newest revision of a store; undefined before the first. Throws a Refusal that says what is wrong with it: the log has a gap, it
 * is not signed by one of `keys` (where there are any), or it does not come after `last`, which was served already.
 */
export async function newestOf(
  { log, name }: Store,
  last: Head | undefined,
  keys: readonly LogKey[] | undefined,
): Promise<Newest | undefined> {
  const newest = await log.newest();
  if (newest === 0) return undefined;
  const file = (number: number): string => `Revision ${number} in ${name}`;
  const textOf = async (number: number): Promise<string> => {
    const text = await log.text(number);
    if (text !== undefined) return text;
    throw new Refusal(
      `${file(number)} is missing, and the log goes to ${newest}. Put it back from a backup: "rig4u restore". ` +
        'What was served before is served on.',
    );
  };
  const read = (number: number, text: string): Revision =>
    keys ? readSigned(text, keys, file(number)) : parseRevision(text, file(number));

  const text = await textOf(newest);
  const revision = read(newest, text);
  if (revision.revision !== newest)
    throw new Refusal(`${file(newest)} says that it is revision ${revision.revision}. Put it back from a backup.`);
  const head: Head = { epoch: revision.epoch, revision: newest, hash: hashOf(text) };
  mustFollow(revision, head.hash, last);
  // Each names the one before, back to the one that was served last.
  const from = last && last.epoch === head.epoch ? last.revision : newest - 1;
  for (let number = newest, next = revision; number > Math.max(from, newest - longestWalk, 1); number -= 1) {
    const before = await textOf(number - 1);
    const isServed = number - 1 !== from || !last || last.epoch !== head.epoch || hashOf(before) === last.hash;
    if (!isServed || hashOf(before) !== next.parent)
      throw new Refusal(
        `${file(number - 1)} is not the one that revision ${number} follows. Put it back from a backup.`,
      );
    next = read(number - 1, before);
  }
  return { head, revision, text };
}
