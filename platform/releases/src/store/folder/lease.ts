import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeFolder, noneOnlyIfMissing } from '@rig4u/kernel';
import type { WantedLease } from '../store';
import { linkOnce } from './link-once';

const leaseSchema = v.pipe(v.string(), v.parseJson(), v.object({ holder: v.string(), until: v.number() }));
const folderIn = (store: string): string => join(store, 'registry', 'watch');

/**
 * Takes a lease on the store, or makes the own one longer; false while somebody else has it. `until` is in milliseconds since 1970.
 * Each lease is a file with the next number, linked as a revision is: of two who want the same number one gets it.
 */
export async function takeLease(store: string, { holder, now, until }: WantedLease): Promise<boolean> {
  const folder = folderIn(store);
  await makeFolder(folder);
  const numbers = (await readdir(folder)).filter((name) => /^\d+$/.test(name)).map(Number);
  const newest = Math.max(0, ...numbers);
  const text = await readFile(join(folder, String(newest)), 'utf8').catch(noneOnlyIfMissing);
  // One that cannot be read has no holder who could need it.
  const read = v.safeParse(leaseSchema, text);
  if (read.success && read.output.holder !== holder && read.output.until > now) return false;
  if (!(await linkOnce(store, join(folder, String(newest + 1)), JSON.stringify({ holder, until })))) return false;
  for (const old of numbers) await rm(join(folder, String(old)), { force: true });
  return true;
}
