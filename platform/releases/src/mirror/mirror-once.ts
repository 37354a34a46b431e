import { Refusal } from '@rig4u/kernel';
import { followOnce, newestOf, withdrawnForgetter } from '../follow';
import { appendEntries, inWords, OtherHistory } from '../move/copy-log';
import { copyReleases } from '../move/copy-releases';
import { entriesOf, type Entry } from '../move/entries';
import { namedIn, neededBy } from '../move/named-releases';
import type { Head } from '../registry';
import { hashOf } from '../release/revisions';
import type { LogKey } from '../signed';
import { newestLeft, type Store } from '../store';
import { isExchanging } from '../store/folder/copied';

/**
 * Brings a mirror to the newest state of a store: releases first, what names them at last, so that no page names a file that the mirror
 * lacks, whatever fails in between. Returns what the mirror has then; undefined before the first promotion.
 *
 * A folder gets what pages of the newest revision may ask for, and follows a source that was restored. Any other place gets the whole
 * history, and with it a log that only grows: a restored source is refused there (OtherHistory).
 */
export async function mirrorOnce(from: Store, to: Store, keys?: readonly LogKey[]): Promise<Head | undefined> {
  if (to.folder === undefined) return intoStore(from, to, keys);
  await mustBeNoStore(to, to.folder);
  return followOnce(from, to.folder, keys);
}

/** The same again and again; a folder also loses what was taken away from visitors and removed. `say` gets what that fails with. */
export function mirrorer(
  from: Store,
  to: Store,
  { keys, say }: { keys?: readonly LogKey[] | undefined; say: (sentence: string) => void },
): () => Promise<Head | undefined> {
  const forgetWithdrawn = to.folder === undefined ? undefined : withdrawnForgetter(from, to.folder, { say });
  return async () => {
    const head = await mirrorOnce(from, to, keys);
    await forgetWithdrawn?.(head);
    return head;
  };
}

async function intoStore(from: Store, to: Store, keys: readonly LogKey[] | undefined): Promise<Head | undefined> {
  const has = await to.log.newest();
  const [last] = has === 0 ? [] : await entriesOf(to, { from: has, to: has });
  const newest = await newestOf(from, last && headOf(last), keys);
  if (!newest) return undefined;
  const entries = await entriesOf(from, { from: Math.max(has, 1), to: newest.head.revision });
  mustGoOn(from, to, last, entries);
  const news = entries.slice(last ? 1 : 0);
  const named = namedIn(news.map(({ revision }) => revision).toReversed());
  await copyReleases(from, to, named, { needed: neededBy(newest.revision) });
  await appendEntries(to, news);
  return newest.head;
}

/** A higher epoch alone does not tell whether history went on or began again. */
function mustGoOn(from: Store, to: Store, last: Entry | undefined, entries: readonly Entry[]): void {
  if (!last || entries[0]?.text === last.text) return;
  throw new OtherHistory(
    `${from.name} went another way than ${to.name}, which mirrors it and has ${inWords(last.revision)}. Was a backup put back ` +
      'there? The mirror stays as it is: give "rig4u mirror" an empty place, and serve from that.',
  );
}

/** A mirror in a folder has one revision, and more where it died while that changed: in a place with a history, that would be lost. */
async function mustBeNoStore(to: Store, folder: string): Promise<void> {
  if (await isExchanging(folder)) return;
  const { log, name } = to;
  const newest = await newestLeft(to);
  const before = await Promise.all([newest - 1, newest - 2].map((number) => log.text(number)));
  if (before.some((text) => text === undefined)) return;
  throw new Refusal(`${name} is a store with a history of its own. A mirror begins with an empty folder.`);
}

const headOf = ({ revision: { epoch, revision }, text }: Entry): Head => ({ epoch, revision, hash: hashOf(text) });
