import type { Head } from '../registry';
import { headIn, pointTo } from '../release/pointers';
import type { LogKey } from '../signed';
import type { Store } from '../store';
import { forgetExchanged, markExchanged } from '../store/folder/copied';
import { forgetOthers, placeText, readRevisionText } from '../store/folder/log';
import { bringReleases } from './bring-releases';
import { newestOf } from './newest-of';

/**
 * Brings a folder that gateways serve from to the newest revision of a store: releases first, what pages read at last, so that no page
 * names a file that the folder lacks. Returns what the folder serves; undefined before the first promotion. Throws a Refusal where the
 * newest revision may not be served; the folder then serves what it had.
 */
export async function followOnce(from: Store, folder: string, keys?: readonly LogKey[]): Promise<Head | undefined> {
  const last = await headIn(folder);
  const newest = await newestOf(from, last, keys);
  if (!newest) return last;
  const { head, revision, text } = newest;
  if (last && isSame(head, last)) {
    // Another that follows into this folder may have removed it.
    if ((await readRevisionText(folder, head.revision)) !== text) await placeText(folder, head.revision, text);
  } else {
    await bringReleases(from, folder, revision);
    if (last) await markExchanged(folder, head.revision);
    await placeText(folder, head.revision, text);
    await pointTo(folder, head.revision);
  }
  // Also where nothing is new: it may have died right before, and what stays would be one that follows none.
  const now = await headIn(folder);
  // What another that follows into this folder placed meanwhile is not ours to remove.
  if (now && isSame(head, now)) {
    await forgetOthers(folder, head.revision);
    await forgetExchanged(folder);
  }
  return head;
}

const isSame = (one: Head, other: Head): boolean => one.epoch === other.epoch && one.revision === other.revision;
