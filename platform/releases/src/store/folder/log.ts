import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, noneOnlyIfMissing } from '@rig4u/kernel';
import { asideIn } from './aside';
import { flushFolder } from './flush';
import { linkOnce } from './link-once';
import { inWords } from './in-words';
import { revisionFile, revisionsFolder } from './paths';
import { readText } from './read-text';

/** The text of a revision; undefined when there is none of this number. */
export const readRevisionText = (store: string, revision: number): Promise<string | undefined> =>
  readText(revisionFile(store, revision));

/** Writes a revision of another store, which this folder follows. */
export async function placeText(store: string, revision: number, text: string): Promise<void> {
  await makeFolder(revisionsFolder(store));
  await replaceText(store, revisionFile(store, revision), text);
}

/** Forgets all revisions but one. */
export async function forgetOthers(store: string, revision: number): Promise<void> {
  for (const name of (await readdir(revisionsFolder(store)).catch(noneOnlyIfMissing)) ?? [])
    if (name !== `${revision}.json`) await rm(join(revisionsFolder(store), name), { force: true });
}

/**
 * Compare-and-swap: adds a revision if the one before it is the newest. False when somebody else was faster: read again, plan
 * again. The revision is on the disk, whole, before it has its name.
 */
export async function appendText(store: string, revision: number, text: string): Promise<boolean> {
  await makeFolder(revisionsFolder(store));
  if (revision < 1 || (revision > 1 && (await readRevisionText(store, revision - 1)) === undefined)) return false;
  // This is the one place where two writers meet.
  if (!(await linkOnce(store, revisionFile(store, revision), text))) return false;
  await flushFolder(revisionsFolder(store));
  return true;
}

/** Replaces a file at once: a reader sees the old text or the new one. Throws a Refusal where the disk does not let it. */
export const replaceText = (store: string, file: string, text: string): Promise<void> =>
  inWords(store, () => replaceAtOnce(store, file, text));

async function replaceAtOnce(store: string, file: string, text: string): Promise<void> {
  const aside = await asideIn(store);
  try {
    await writeFile(aside, text, { flush: true });
    await rename(aside, file);
    await flushFolder(join(file, '..'));
  } finally {
    await rm(aside, { force: true });
  }
}
