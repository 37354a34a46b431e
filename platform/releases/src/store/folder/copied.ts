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

/** Up to which revision a log is a copy of which pages were not told; 0 where it is none. */
export async function copiedUpTo(store: string): Promise<number> {
  const read = v.safeParse(copiedText, await readFile(copiedFile(store), 'utf8').catch(noneOnlyIfMissing));
  return read.success ? read.output.revision : 0;
}

/** Pages were told. */
export const forgetCopied = (store: string): Promise<void> =>
  inWords(store, () => rm(copiedFile(store), { force: true }));
