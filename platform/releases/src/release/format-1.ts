import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import { newestLeft } from '../store';

/** What brings a store of format 1 up to date; this tool does not. */
export const converter =
  'The tool at the tag "store-format-1" of this repository (commit 626dc640) writes its history in format 2 and removes nothing: check it out, "npm install", "rig4u convert --store <folder>".';

/** Throws a Refusal where a store's history is of format 1 still, and leaves it as it is. */
export async function mustBeFormat2(folder: string): Promise<void> {
  if ((await newestLeft(folder)) > 0) return;
  const names = (await readdir(join(folder, 'registry')).catch(noneOnlyIfMissing)) ?? [];
  if (!names.some((name) => /^\d+\.json$/.test(name))) return;
  throw new Refusal(`The store at ${folder} is of format 1. It was left as it is. ${converter}`);
}
