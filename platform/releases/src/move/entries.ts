import pLimit from 'p-limit';
import { Refusal } from '@rig4u/kernel';
import { parseRevision, type Revision } from '../registry';
import { hashOf } from '../release/revisions';
import type { Store } from '../store';

/** A revision, with its text as it stands in a log. */
export interface Entry {
  text: string;
  revision: Revision;
}

/** The revisions of a log, or a stretch of them. */
interface Stretch {
  from?: number;
  to?: number;
}

const readsAtOnce = 8;

/**
 * Revisions of a log, the oldest first: all, or a stretch of them. Throws a Refusal that names the first one that is missing, cannot
 * be read, or does not name the bytes of the one before it.
 */
export async function entriesOf(store: Store, { from = 1, to }: Stretch = {}): Promise<Entry[]> {
  const last = to ?? (await store.log.newest());
  const numbers = Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => from + i);
  const texts = await pLimit(readsAtOnce).map(numbers, (number) => store.log.text(number));
  const entries = texts.map((text, i) => entryOf(text, from + i, { store, last }));
  for (const [i, { revision }] of entries.entries()) {
    const before = entries[i - 1]?.text;
    const parent = before === undefined ? null : hashOf(before);
    // What came before the first of a stretch was not read.
    if (revision.parent !== parent && (i > 0 || from === 1))
      throw damaged(store, `revision ${revision.revision} does not name the bytes of the one before it`);
  }
  return entries;
}

function entryOf(text: string | undefined, number: number, { store, last }: { store: Store; last: number }): Entry {
  if (text === undefined) throw damaged(store, `revision ${number} is missing, though the newest is ${last}`);
  const revision = parseRevision(text, `registry/r/${number}.json in ${store.name}`);
  if (revision.revision !== number)
    throw damaged(store, `revision ${number} says that it is revision ${revision.revision}`);
  return { text, revision };
}

const damaged = ({ name }: Store, what: string): Refusal =>
  new Refusal(`The log in ${name} is damaged: ${what}. Nothing was copied. Put the revision back from a backup.`);
