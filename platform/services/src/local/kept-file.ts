import { readFile, rename } from 'node:fs/promises';
import { basename } from 'node:path';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { writeDurably } from './durable';

export interface KeptFile<T> {
  file: string;
  /** Reads the text. Throws when it cannot be used. */
  read: (text: string) => T;
  make: () => T;
  write: (value: T) => string;
  say: (line: string) => void;
  /** What a person loses with the file, as the end of a sentence. */
  loss: string;
}

/** What a file holds, made and kept at the first call. A file that cannot be used is put aside, never overwritten, and a line says so. */
export async function keptFile<T>({
  file,
  read,
  make,
  write,
  say,
  loss,
}: KeptFile<T>): Promise<{ value: T; fresh: boolean }> {
  const text = await readFile(file, 'utf8').catch(noneOnlyIfMissing);
  if (text !== undefined) {
    try {
      return { value: read(text), fresh: false };
    } catch (error) {
      const aside = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
      await rename(file, aside);
      say(
        `${file} is damaged (${error instanceof Error ? error.message : String(error)}). It is kept as ${basename(aside)}; ${loss}`,
      );
    }
  }
  const value = make();
  await writeDurably(file, write(value));
  return { value, fresh: true };
}
