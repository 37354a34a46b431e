import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import { registrySchema, type Registry } from '@rig4u/shared/contracts';
import { putLive } from '../plans/put-live';
import { partOf, type Change, type Revision } from '../registry';
import { hasRelease, newestRevision, type ReleaseRef } from '../store';
import { nextOf } from './change-registry';
import { loadManifest } from './load-manifest';
import { appendRevision, hashOfRevision } from './revisions';

/** How many revisions of format 1 a store holds that have no counterpart of format 2 yet. */
export async function oldRevisions(store: string): Promise<number> {
  return (await newestRevision(store)) > 0 ? 0 : (await revisionsOfFormat1(store)).length;
}

/**
 * Writes a store's history anew in format 2. Nothing of the old one is removed: a tool of format 1 still finds its files. Who
 * changed what nobody wrote down then, so `by` is 'unknown', and the time is the file's. Returns how many revisions it wrote.
 */
export async function convert(store: string): Promise<number> {
  if ((await newestRevision(store)) > 0) throw new Refusal('This store is of format 2 already: nothing was changed.');
  let now: Revision | undefined;
  for (const number of await revisionsOfFormat1(store)) {
    const file = join(store, 'registry', `${number}.json`);
    const registry = readFormat1(await readFile(file, 'utf8'), file);
    const changes = await changesTo(store, now, registry);
    // What was removed since cannot be live again: history goes on without it.
    if (changes.length === 0) continue;
    const [before, at] = [now?.revision ?? 0, (await stat(file)).mtime.toISOString()];
    const author = { by: 'unknown', command: `revision ${number} of format 1`, at };
    now = nextOf(now, changes, { ...author, parent: await hashOfRevision(store, before) });
    if (!(await appendRevision(store, now)))
      throw new Refusal('Somebody else converts this store. Look at it with "rig4u verify".');
  }
  return now?.revision ?? 0;
}

/** Converts a store where that is still to be done. */
export async function convertOld(store: string): Promise<void> {
  if ((await oldRevisions(store)) > 0) await convert(store);
}

async function revisionsOfFormat1(store: string): Promise<number[]> {
  const names = (await readdir(join(store, 'registry')).catch(noneOnlyIfMissing)) ?? [];
  return names
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .toSorted((a, b) => a - b);
}

function readFormat1(text: string, file: string): Registry {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), registrySchema), text);
  if (read.success) return read.output;
  throw new Refusal(
    `${file} cannot be read, so the store was not converted from there on. Put back the file of a backup.`,
  );
}

async function changesTo(store: string, now: Revision | undefined, registry: Registry): Promise<Change[]> {
  const wanted: ReleaseRef[] = [
    { part: 'host', version: registry.host.version },
    ...Object.entries(registry.remotes).map(([part, { live }]) => ({ part, version: live.version })),
  ];
  const moved = wanted.filter(({ part, version }) => partOf(now, part)?.live[0] !== version);
  const there = await Promise.all(moved.map(async (ref) => ((await hasRelease(store, ref)) ? [ref] : [])));
  return Promise.all(there.flat().map(async (ref) => putLive(now, await loadManifest(store, ref), 'promote')));
}
