import { readFile, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, noneOnlyIfMissing } from '@rig4u/kernel';
import { hasRelease, storeAt, type ReleaseRef, type StoreAt } from '../store';
import { replaceText } from '../store/folder/log';

const noteOf = (folder: string, { part, version }: ReleaseRef): string => join(folder, 'previews', part, version);

/**
 * Notes until when a link opens a release that no revision names, in milliseconds since 1970: `prune` must know, and links are nowhere
 * else. Only in a folder, which alone is pruned. Two notes at the same moment: the later ending may be lost, as each is a whole text.
 */
export async function notePreview(at: StoreAt, ref: ReleaseRef, until: number): Promise<void> {
  const { folder } = storeAt(at);
  if (folder === undefined || (await previewedUntil(folder, ref)) >= until) return;
  const note = noteOf(folder, ref);
  await makeFolder(dirname(note));
  await replaceText(folder, note, new Date(until).toISOString());
}

/** Removes the notes of links that ended before a moment, and of releases that are gone. */
export async function forgetPreviews(
  folder: string,
  { before, of }: { before: number; of: (version: string) => boolean },
): Promise<void> {
  const parts = (await readdir(join(folder, 'previews')).catch(noneOnlyIfMissing)) ?? [];
  for (const part of parts)
    for (const version of ((await readdir(join(folder, 'previews', part)).catch(noneOnlyIfMissing)) ?? []).filter(of)) {
      const ref = { part, version };
      if ((await previewedUntil(folder, ref)) < before || !(await hasRelease(folder, ref)))
        await rm(noteOf(folder, ref), { force: true });
    }
}

/** Until when a link opens a release, in milliseconds since 1970; 0 where there never was one. */
export async function previewedUntil(folder: string, ref: ReleaseRef): Promise<number> {
  const until = Date.parse((await readFile(noteOf(folder, ref), 'utf8').catch(noneOnlyIfMissing)) ?? '');
  return Number.isNaN(until) ? 0 : until;
}
