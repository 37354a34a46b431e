import { resolve } from 'node:path';
import * as v from 'valibot';
import { Misused, NotThere } from '../refusals';
import { parseRef, readText, type ReleaseRef } from '../store';
import type { Args } from './args';

const setSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Reads `{ "host": "1.3.0", "mf-guides": "2.0.0" }`. Throws a Refusal. */
export async function readSet({ set = '', words }: Args, cwd: string): Promise<ReleaseRef[]> {
  if (words.length > 0) throw new Misused('Name the releases in the file of --set or after the command, not both.');
  const text = await readText(resolve(cwd, set));
  if (text === undefined) throw new NotThere(`There is no file ${set}.`);
  const read = v.safeParse(setSchema, text);
  if (!read.success) throw new Misused(`${set} must be { "<part>": "<version>", … }.`);
  return Object.entries(read.output).map(([part, version]) => parseRef(`${part}@${version}`));
}
