import { cp } from 'node:fs/promises';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { promote, publish, rollback } from '../release/commands';
import { folderStore, labelOf, type Store } from '../store';
import { entriesOf } from './entries';
import { namedIn } from './named-releases';

/** For tests: releases of a host and a remote, put live one after the other, one of them taken back: five revisions. */
export async function usedStore(): Promise<string> {
  const folder = await temporaryFolder();
  prepared ??= prepareStore();
  await cp(await prepared, folder, { recursive: true });
  return folder;
}

/** Made once for a file of tests: each works on a copy. */
let prepared: Promise<string> | undefined;

/** One like it, made at another time: another history. */
export const otherStore = (): Promise<string> => prepareStore();

async function prepareStore(): Promise<string> {
  const folder = await temporaryFolder();
  const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'];
  for (const { files } of [fakeHost(), ...versions.map((version) => fakeRemote({ version }))])
    await publish(folder, await writeDist(files), { quick: true });
  await promote(folder, { part: 'host', version: '1.0.0' });
  for (const version of versions.slice(0, 3)) await promote(folder, { part: 'mf-guides', version });
  await rollback(folder, 'mf-guides');
  return folder;
}

export const emptyFolder = (): Promise<string> => temporaryFolder();

/** Everything that a store holds of what its history names, text by text and byte by byte. */
export async function contentsOf(store: Store): Promise<{ log: string[]; releases: Record<string, string> }> {
  const entries = await entriesOf(store);
  const releases: Record<string, string> = {};
  for (const { ref } of namedIn(entries.map(({ revision }) => revision)))
    for (const path of ((await store.releases.paths(ref)) ?? []).toSorted())
      releases[`${labelOf(ref)} ${path}`] = Buffer.from(
        (await store.releases.readFile(ref, path)) ?? new Uint8Array(),
      ).toString('base64');
  return { log: entries.map(({ text }) => text), releases };
}

type Hook = (call: string) => Promise<void> | void;

/** A store that does something before each call: fails, waits, lets somebody else write. */
export const hooked = (folder: string, hook: Hook): Store => {
  const store = folderStore(folder);
  const before =
    <A extends unknown[], R>(call: string, run: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await hook(call);
      return run(...args);
    };
  const { releases, log } = store;
  return {
    ...store,
    releases: {
      has: before('has', releases.has),
      put: before('put', releases.put),
      paths: before('paths', releases.paths),
      readFile: before('readFile', releases.readFile),
    },
    log: {
      ...log,
      newest: before('newest', log.newest),
      text: before('text', log.text),
      append: before('append', log.append),
    },
  };
};

/** Stores that die together at the n-th call of any of them. */
export function dyingAt(call: number): Hook {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls >= call) throw new Error('The tool was killed.');
  };
}
