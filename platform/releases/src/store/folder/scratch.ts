import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@rig4u/kernel';
import type { Scratch } from '../store';
import { asideIn } from './aside';
import { inWords } from './in-words';
import { replaceText } from './log';

/** An empty folder beside the store's own files. */
export async function scratchIn<Half>(store: string, halfOf: (folder: string) => Half): Promise<Scratch<Half>> {
  const room = await inWords(store, () => madeIn(store));
  return {
    open: () => Promise.resolve({ half: halfOf(room), close: () => Promise.resolve() }),
    clock: () => inWords(store, () => clockIn(room)),
    faults: () => inWords(store, async () => [...(await linkFaults(room)), ...(await replaceFaults(room))]),
    remove: () => rm(room, { recursive: true, force: true }),
  };
}

async function madeIn(store: string): Promise<string> {
  const room = await asideIn(store);
  await mkdir(room);
  return room;
}

/** A file's time is the clock of its drive, which may be another machine. */
async function clockIn(room: string): Promise<number> {
  const file = join(room, 'clock');
  await writeFile(file, '');
  return (await stat(file)).mtimeMs;
}

/** A link fails where its name is taken: it is how one of two promotions wins. */
async function linkFaults(room: string): Promise<string[]> {
  const [from, to] = [join(room, 'from'), join(room, 'to')];
  await writeFile(from, '');
  try {
    await link(from, to);
    return [];
  } catch (error) {
    return [`This file system links no files (${errorCode(error)}): two promotions could overwrite each other.`];
  }
}

const rounds = 20;

/** Whoever reads a file while it is replaced sees the old text or the new one. */
async function replaceFaults(room: string): Promise<string[]> {
  const file = join(room, 'head');
  const texts = ['a'.repeat(64_000), 'b'.repeat(64_000)];
  await writeFile(file, texts[0] ?? '');
  let writing = true;
  const write = async (): Promise<void> => {
    try {
      for (let round = 0; round < rounds; round += 1) await replaceText(room, file, texts[round % 2] ?? '');
    } finally {
      writing = false;
    }
  };
  const read = async (): Promise<string[]> => {
    while (writing) {
      const seen = await readFile(file, 'utf8');
      if (!texts.includes(seen))
        return ['A reader saw half a file while it was replaced: visitors could get half a registry.'];
    }
    return [];
  };
  const [, faults] = await Promise.all([write(), read()]);
  return faults;
}
