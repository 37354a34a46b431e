import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { makeFolder, noneOnlyIfMissing } from '@rig4u/kernel';
import { inWords } from './in-words';
import { replaceText } from './log';

/** Beside a log that is being filled from another place. */
const copiedFile = (store: string): string => join(store, 'registry', 'copied.json');

/** Says up to which revision a log is a copy: pages are told of none of these before the copy has ended. */
export const markCopied = (store: string, revision: number): Promise<void> =>
  inWords(store, async () => {
    const file = copiedFile(store);
    await makeFolder(dirname(file));
    await replaceText(store, file, `${JSON.stringify({ revision })}\n`);
  });

const copiedText = v.pipe(v.string(), v.parseJson(), v.object({ revision: v.number() }));

async function revisionIn(file: string): Promise<number> {
  const read = v.safeParse(copiedText, await readFile(file, 'utf8').catch(noneOnlyIfMissing));
  return read.success ? read.output.revision : 0;
}

/** Up to which revision a log is a copy of which pages were not told; 0 where it is none. */
export const copiedUpTo = (store: string): Promise<number> => revisionIn(copiedFile(store));

/** Pages were told. */
export const forgetCopied = (store: string): Promise<void> =>
  inWords(store, () => rm(copiedFile(store), { force: true }));

/** Beside the log of a folder that follows another store, while its one revision is exchanged for a newer one. */
const exchangedFile = (store: string): string => join(store, 'registry', 'exchanged.json');

/** Says which revision comes in place of the one that a follower's folder has: until the end there are both, and none between them. */
export const markExchanged = (store: string, revision: number): Promise<void> =>
  inWords(store, async () => {
    const file = exchangedFile(store);
    await makeFolder(dirname(file));
    await replaceText(store, file, `${JSON.stringify({ revision })}\n`);
  });

/** Which revision is coming; 0 where none is. */
export const exchangedFor = (store: string): Promise<number> => revisionIn(exchangedFile(store));

/** The one before is gone. */
export const forgetExchanged = (store: string): Promise<void> =>
  inWords(store, () => rm(exchangedFile(store), { force: true }));
