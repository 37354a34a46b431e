import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { createHash } from 'node:crypto';
import { hasRelease, indexFile, registryFile, releaseDir, type ReleaseRef } from '@rig4u/releases/store';
import {
  indexedRemote,
  indexSchema,
  registrySchema,
  type NamedRelease,
  type Registry,
  type RegistryRemote,
} from '@rig4u/shared/contracts';

/** The whole registry of a store. Rejects where it cannot be read. */
export const pageRegistry = async (store: string): Promise<Registry> =>
  v.parse(v.pipe(v.string(), v.parseJson(), registrySchema), await readFile(registryFile(store), 'utf8'));

const edited = v.object({ paths: v.array(v.string()), live: v.unknown(), lastGood: v.optional(v.unknown()) });

/**
 * Writes a next revision past the store's own checks: a page must also bear what no tool of ours would write. A release that is
 * not in the store gets a record of its own, and nothing else. The log is left alone, so the number is far above those that a
 * tool will give.
 */
export async function editRegistry(
  store: string,
  now: Registry,
  { name, edit, change }: { name: string; edit: number; change: (record: RegistryRemote) => unknown },
): Promise<void> {
  const record = now.remotes[name];
  if (!record) throw new Error(`${name} is not live`);
  const changed = v.parse(edited, change(record));
  const revision = 1000 + edit;
  const index = v.parse(v.pipe(v.string(), v.parseJson(), indexSchema), await readFile(indexFile(store), 'utf8'));
  const named = {
    ...index.remotes[name],
    paths: changed.paths,
    live: await nameOf(store, name, changed.live, `9.0.${edit}`),
    before: changed.lastGood === undefined ? undefined : await nameOf(store, name, changed.lastGood, `9.1.${edit}`),
  };
  const remotes = { ...index.remotes, [name]: v.parse(indexedRemote, named) };
  await replace(registryFile(store), { ...now, revision, remotes: { ...now.remotes, [name]: changed } });
  await replace(indexFile(store), { ...index, revision, remotes });
}

const versioned = v.object({ version: v.string() });

/** Names a record: a published one by its own version, another one by `spare` unless its version is free. */
async function nameOf(store: string, part: string, record: unknown, spare: string): Promise<NamedRelease> {
  const text = `${JSON.stringify(record)}\n`;
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const own = v.is(versioned, record) ? record.version : spare;
  if ((await textOf(store, { part, version: own })) === text) return [own, hash];
  const ref = { part, version: (await hasRelease(store, { part, version: own })) ? spare : own };
  await mkdir(releaseDir(store, ref), { recursive: true });
  await writeFile(path.join(releaseDir(store, ref), 'release.json'), text);
  return [ref.version, hash];
}

const textOf = async (store: string, ref: ReleaseRef): Promise<string | undefined> =>
  (await hasRelease(store, ref)) ? readFile(path.join(releaseDir(store, ref), 'release.json'), 'utf8') : undefined;

async function replace(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.next`, JSON.stringify(value));
  await rename(`${file}.next`, file);
}
