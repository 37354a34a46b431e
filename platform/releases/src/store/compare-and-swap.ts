import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode, noneOnlyIfMissing, Refusal } from '@rig4u/kernel';
import { describeIssues, registrySchema, type Registry } from '@rig4u/shared/contracts';

/** Address of the pointer that pages read: a copy of the newest revision. */
export const registryFile = (store: string): string => join(store, 'registry.json');
const revisionFile = (store: string, revision: number): string => join(store, 'registry', `${revision}.json`);

/** Number of the newest revision; 0 before the first. */
export async function newestRevision(store: string): Promise<number> {
  const names = (await readdir(join(store, 'registry')).catch(noneOnlyIfMissing)) ?? [];
  return names.reduce((newest, name) => Math.max(newest, /^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : 0), 0);
}

/** The newest registry; undefined before the first. Throws a Refusal when it cannot be read. */
export async function newestRegistry(store: string): Promise<Registry | undefined> {
  const revision = await newestRevision(store);
  return revision === 0
    ? undefined
    : parseRegistry(await readFile(revisionFile(store, revision), 'utf8'), revisionFile(store, revision));
}

function parseRegistry(text: string, file: string): Registry {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), registrySchema), text);
  if (read.success) return read.output;
  throw new Refusal(
    `${file} is not a registry: ${describeIssues(read.issues)}. Put back the file of a backup; the revisions before it are beside it.`,
  );
}

/**
 * Compare-and-swap: adds `next` as revision N + 1 if N is still the newest, and points `registry.json` to the newest.
 * False when somebody else was faster: read again, plan again.
 */
export async function appendRegistry(store: string, next: Registry): Promise<boolean> {
  await mkdir(join(store, 'registry'), { recursive: true });
  if ((await newestRevision(store)) !== next.revision - 1) return false;
  const text = `${JSON.stringify(v.parse(registrySchema, next), null, 2)}\n`;
  const added = await viaTemporary(store, text, async (aside) => {
    // A link appears whole and fails when the name is taken: this is the one place where two writers meet.
    return link(aside, revisionFile(store, next.revision)).then(() => true, falseIfTaken);
  });
  if (added) await pointToNewest(store);
  return added;
}

const falseIfTaken = (error: unknown): false => {
  if (errorCode(error) === 'EEXIST') return false;
  throw error;
};

/** Makes `registry.json` the newest revision, also when another writer adds one meanwhile or died before it came so far. */
export async function pointToNewest(store: string): Promise<void> {
  for (let done = 0, newest = await newestRevision(store); newest > done; newest = await newestRevision(store)) {
    const text = await readFile(revisionFile(store, newest), 'utf8');
    await viaTemporary(store, text, (aside) => rename(aside, registryFile(store)));
    done = newest;
  }
}

async function viaTemporary<T>(store: string, text: string, place: (aside: string) => Promise<T>): Promise<T> {
  const aside = join(store, '.tmp', randomUUID());
  await mkdir(join(store, '.tmp'), { recursive: true });
  try {
    await writeFile(aside, text, { flush: true });
    return await place(aside);
  } finally {
    await rm(aside, { force: true });
  }
}
