import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@rig4u/kernel';
import { replaceText } from '../store';

const writers = 20;

/**
 * Tries whether a store's file system keeps what the store builds on, and returns what it does not keep, a sentence each: of many
 * writers of one name exactly one wins, and a file is replaced at once. A shared drive may do neither.
 */
export async function doctor(store: string): Promise<string[]> {
  const room = join(store, '.tmp', `doctor-${process.pid}`);
  await mkdir(room, { recursive: true });
  try {
    return [...(await oneWriterWins(room)), ...(await replacesAtOnce(store, room))];
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

async function oneWriterWins(room: string): Promise<string[]> {
  const name = join(room, 'name');
  const won = await Promise.all(
    Array.from({ length: writers }, async (_, i) => {
      const own = join(room, `writer-${i}`);
      await writeFile(own, String(i), { flush: true });
      return link(own, name).then(() => true, isTaken);
    }),
  );
  const winners = won.filter((one) => one === true).length;
  const broken = won.find((one) => typeof one === 'string');
  if (broken !== undefined)
    return [`This file system links no files (${broken}): two promotions could overwrite each other.`];
  return winners === 1
    ? []
    : [`${winners} of ${writers} writers of one name won: two promotions could overwrite each other.`];
}

const isTaken = (error: unknown): false | string => (errorCode(error) === 'EEXIST' ? false : String(error));

async function replacesAtOnce(store: string, room: string): Promise<string[]> {
  const file = join(room, 'head');
  const texts = ['a'.repeat(64_000), 'b'.repeat(64_000)];
  await writeFile(file, texts[0] ?? '');
  let writing = true;
  const write = async (): Promise<void> => {
    for (let round = 0; round < writers; round += 1) await replaceText(store, file, texts[round % 2] ?? '');
    writing = false;
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
