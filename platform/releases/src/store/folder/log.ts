import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { asideIn } from './aside';
import { flushFolder } from './flush';
import { linkOnce } from './link-once';

/** What pages read: the newest state with the records of its releases. */
export const registryFile = (store: string): string => join(store, 'registry.json');
/** What pages carry: who owns which address, and what is live. */
export const indexFile = (store: string): string => join(store, 'registry', 'index.json');
/** Which revision is the newest. */
export const headFile = (store: string): string => join(store, 'registry', 'head.json');

const folder = (store: string): string => join(store, 'registry', 'r');
/** A revision as the log keeps it. */
export const revisionFile = (store: string, revision: number): string => join(folder(store), `${revision}.json`);

/** Number of the newest revision; 0 before the first. */
export async function newestRevision(store: string): Promise<number> {
  const names = (await readdir(folder(store)).catch(noneOnlyIfMissing)) ?? [];
  return names.reduce((newest, name) => Math.max(newest, /^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : 0), 0);
}

/** The text of a revision; undefined when there is none of this number. */
export const readRevisionText = (store: string, revision: number): Promise<string | undefined> =>
  readFile(revisionFile(store, revision), 'utf8').catch(noneOnlyIfMissing);

/** Writes a revision of another store, which this folder follows. */
export async function placeText(store: string, revision: number, text: string): Promise<void> {
  await mkdir(folder(store), { recursive: true });
  await replaceText(store, revisionFile(store, revision), text);
}

/** Forgets all revisions but one. */
export async function forgetOthers(store: string, revision: number): Promise<void> {
  for (const name of await readdir(folder(store)))
    if (name !== `${revision}.json`) await rm(join(folder(store), name), { force: true });
}

/**
 * Compare-and-swap: adds a revision if the one before it is the newest. False when somebody else was faster: read again, plan
 * again. The revision is on the disk, whole, before it has its name.
 */
export async function appendText(store: string, revision: number, text: string): Promise<boolean> {
  await mkdir(folder(store), { recursive: true });
  if ((await newestRevision(store)) !== revision - 1) return false;
  // This is the one place where two writers meet.
  if (!(await linkOnce(store, revisionFile(store, revision), text))) return false;
  await flushFolder(folder(store));
  return true;
}

/** Replaces a file at once: a reader sees the old text or the new one. */
export async function replaceText(store: string, file: string, text: string): Promise<void> {
  const aside = await asideIn(store);
  try {
    await writeFile(aside, text, { flush: true });
    await rename(aside, file);
    await flushFolder(join(file, '..'));
  } finally {
    await rm(aside, { force: true });
  }
}
