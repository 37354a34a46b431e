import type { KeyObject } from 'node:crypto';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { recordFile, recordText, revisionText, shownInPage, type Head, type Revision, type State } from '../registry';
import {
  copiedUpTo,
  forgetCopied,
  hasRelease,
  headFile,
  indexFile,
  newestRevision,
  readReleaseFile,
  readText,
  registryFile,
  releaseDir,
  replaceText,
  storeAt,
  type ReleaseRef,
  type StoreAt,
} from '../store';
import { DiskRefusal, noneIfRefused } from '../refusals';
import { signText } from '../signed';
import { loadManifest } from './load-manifest';
import { hashOfRevision, pagesRead, readRevision } from './revisions';

/**
 * Adds a revision if the one before it is still the newest, and points to the newest; `key` signs it, `write` does each of both. False
 * when somebody else was faster.
 */
export async function appendRevision(
  store: StoreAt,
  revision: Revision,
  {
    key,
    write = (one) => one(),
  }: { key?: KeyObject | undefined; write?: <T>(one: () => Promise<T>) => Promise<T> } = {},
): Promise<boolean> {
  const text = revisionText(revision);
  const { log, folder } = storeAt(store);
  const { revision: number } = revision;
  if (!(await write(() => log.append(number, key ? signText(text, key) : text)))) return false;
  // Elsewhere the log moves its own head, and whoever follows the store writes what pages read.
  if (folder === undefined) return true;
  await write(() => pointToNewest(folder, number)).catch((error: unknown) => {
    if (!(error instanceof DiskRefusal)) throw error;
    const done = `Revision ${number} is in the log, and gateways serve it.`;
    throw new DiskRefusal(error.message, { cause: error.cause, done });
  });
  return true;
}

/**
 * Makes what points to the newest revision do so, also when another writer adds one meanwhile or died before it came so far. True where
 * something was behind. Beside a log that is elsewhere whoever follows the store writes what pages read. Of a copy that has not ended
 * nobody is told. `from`: a revision that is known to be the newest, or was a moment ago.
 */
export async function pointToNewest(store: StoreAt, from?: number): Promise<boolean> {
  const { folder, log } = storeAt(store);
  if (folder === undefined) return (await log.point?.()) ?? false;
  if ((from ?? (await newestRevision(folder))) <= (await copiedUpTo(folder))) return false;
  let wrote = false;
  for (
    let done = 0, newest = from ?? (await newestRevision(folder));
    newest > done;
    newest = await newestRevision(folder)
  ) {
    wrote = (await pointTo(folder, newest)) || wrote;
    done = newest;
  }
  await forgetCopied(folder);
  return wrote;
}

/** Writes what pages read of a revision, and at last which one it is. What is so already is left alone. True where something was written. */
export async function pointTo(store: string, revision: number): Promise<boolean> {
  await giveRecords(store, await readRevision(store, revision));
  const behind = await notOf(store, revision);
  for (const { file, text } of behind) await replaceText(store, file, text);
  return behind.length > 0;
}

/** Up to which revision another store is being copied into a folder, by a move or restore that has not ended; 0 where none is. */
export async function copyUnderWay(at: StoreAt): Promise<number> {
  const { folder } = storeAt(at);
  const copied = folder === undefined ? 0 : await copiedUpTo(folder);
  return folder === undefined || copied === 0 || copied < (await newestRevision(folder)) ? 0 : copied;
}

/** Throws a Refusal where a store holds only the beginning of a copy: a revision of its own would end that copy for ever. */
export async function mustNotBeHalf(at: StoreAt): Promise<void> {
  const copying = await copyUnderWay(at);
  const { folder, name } = storeAt(at);
  const newest = copying === 0 || folder === undefined ? 0 : await newestRevision(folder);
  if (newest < copying)
    throw new Refusal(
      `${name} holds ${newest} of ${copying} revisions that are being copied into it. Nothing is changed there before that ends: say ` +
        'the move or restore again, and it goes on.',
    );
}

/**
 * Writes what pages read of the last revision that is left before a new epoch gives the number of a lost one again: a gateway takes what
 * comes after it from the log. The head still names the lost one, so that nobody else goes on meanwhile. What cannot be made of the
 * releases that are left is no reason to stop.
 */
export async function pointPagesTo(store: StoreAt, revision: number): Promise<void> {
  const { folder } = storeAt(store);
  if (folder === undefined) return;
  const behind = await notOf(folder, revision).catch(noneIfRefused);
  for (const { file, text } of behind ?? []) if (file !== headFile(folder)) await replaceText(folder, file, text);
}

/** What points to another revision than the newest, by its name in the store. Only a folder has such files. */
export async function pointersBehind(at: StoreAt): Promise<string[]> {
  const { folder } = storeAt(at);
  const newest = folder === undefined ? 0 : await newestRevision(folder);
  if (folder === undefined || newest === 0 || newest <= (await copiedUpTo(folder))) return [];
  return (await notOf(folder, newest)).map(({ file }) => relative(folder, file));
}

interface Pointer {
  file: string;
  text: string;
}

/** The pointers that are not of a revision, in the order in which they are written: whoever follows the head finds what pages read. */
async function notOf(store: string, revision: number): Promise<Pointer[]> {
  const pointers = await pointersOf(store, revision);
  const known = await Promise.all(pointers.map(({ file }) => readText(file)));
  return pointers.filter(({ text }, i) => known[i] !== text);
}

async function pointersOf(store: string, number: number): Promise<Pointer[]> {
  const revision = await readRevision(store, number);
  const head: Head = { epoch: revision.epoch, revision: number, hash: (await hashOfRevision(store, number)) ?? '' };
  const { view, index } = await pagesRead(store, revision);
  return [
    { file: registryFile(store), text: `${JSON.stringify(view, null, 2)}\n` },
    { file: indexFile(store), text: `${JSON.stringify(index)}\n` },
    { file: headFile(store), text: `${JSON.stringify(head)}\n` },
  ];
}

const headText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ epoch: v.number(), revision: v.number(), hash: v.string() }),
);

/** The head of a folder: what it serves. Undefined where there is none, or none that can be read. */
export async function headIn(folder: string): Promise<Head | undefined> {
  const read = v.safeParse(headText, await readText(headFile(folder)));
  return read.success ? read.output : undefined;
}

/** Puts the record beside each release that pages may ask for and that was published before there were records. */
async function giveRecords(store: string, state: State): Promise<void> {
  for (const { ref } of shownInPage(state)) if (await lacksRecord(store, ref)) await giveRecord(store, ref);
}

const lacksRecord = async (store: string, ref: ReleaseRef): Promise<boolean> =>
  (await hasRelease(store, ref)) && (await readReleaseFile(store, ref, recordFile)) === undefined;

const giveRecord = async (store: string, ref: ReleaseRef): Promise<void> =>
  replaceText(store, join(releaseDir(store, ref), recordFile), recordText(await loadManifest(store, ref)));
