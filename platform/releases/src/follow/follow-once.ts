import type { Head } from '../registry';
import { headIn, pointTo } from '../release/pointers';
import type { LogKey } from '../signed';
import type { Store } from '../store';
import { forgetOthers, placeText } from '../store/folder/log';
import { bringReleases } from './bring-releases';
import { forgetWithdrawn } from './forget-withdrawn';
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
  if (last && head.epoch === last.epoch && head.revision === last.revision) {
    // It may have died right before: what stays would be one that follows none.
    await forgetOthers(folder, head.revision);
    await forgetWithdrawn(from, folder, revision);
    return last;
  }
  await bringReleases(from, folder, revision);
  await placeText(folder, head.revision, text);
  await pointTo(folder, head.revision);
  await forgetOthers(folder, head.revision);
  await forgetWithdrawn(from, folder, revision);
  return head;
}
