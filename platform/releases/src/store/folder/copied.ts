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

/** Beside the log of a folder that follows another store, while its one revision is exchanged for another one. */
const exchangedFile = (store: string): string => join(store, 'registry', 'exchanged.json');

/**
 * Says which revision comes in place of the one that a follower's folder has. Until the end there are both, and what killed runs before
 * left: the one that the head names counts alone.
 */
export const markExchanged = (store: string, revision: number): Promise<void> =>
  inWords(store, async () => {
    const file = exchangedFile(store);
    await makeFolder(dirname(file));
    await replaceText(store, file, `${JSON.stringify({ revision })}\n`);
  });

/** Whether another revision comes, or its follower died on the way. */
export const isExchanging = async (store: string): Promise<boolean> => (await revisionIn(exchangedFile(store))) > 0;

/** All but one are gone, or the folder goes on by itself. */
export const forgetExchanged = (store: string): Promise<void> =>
  inWords(store, () => rm(exchangedFile(store), { force: true }));
