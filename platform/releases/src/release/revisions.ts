import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { Refusal } from '@rig4u/kernel';
import type { Registry, RegistryIndex } from '@rig4u/shared/contracts';
import {
  pageView,
  parseRevision,
  recordFile,
  recordText,
  registryIndex,
  releaseOf,
  revisionText,
  sharedOf,
  shownInPage,
  type Head,
  type Revision,
  type State,
} from '../registry';
import { NotThere } from '../refusals';
import {
  hasRelease,
  headFile,
  indexFile,
  integrityOf,
  labelOf,
  newestRevision,
  readReleaseFile,
  readRevisionText,
  registryFile,
  releaseDir,
  replaceText,
  storeAt,
  type ReleaseRef,
  type StoreAt,
} from '../store';
import { readSigned, signText, type LogKey } from '../signed';
import { loadHost, loadManifest } from './load-manifest';

export const hashOf = (text: string): string => integrityOf(new TextEncoder().encode(text));

/** The newest revision; undefined before the first. Throws a Refusal when it cannot be read, or, given keys, none of them signed it. */
export async function newestRegistry(store: StoreAt, keys?: readonly LogKey[]): Promise<Revision | undefined> {
  const revision = await newestRevision(store);
  return revision === 0 ? undefined : readRevision(store, revision, keys);
}

/** A revision by its number. Throws a Refusal where there is none, one that cannot be read, or, given keys, none of them signed. */
export async function readRevision(store: StoreAt, revision: number, keys?: readonly LogKey[]): Promise<Revision> {
  const text = await readRevisionText(store, revision);
  if (text === undefined)
    throw new NotThere(`There is no revision ${revision}. "rig4u history" lists those there are.`);
  const file = `registry/r/${revision}.json`;
  return keys ? readSigned(text, keys, file) : parseRevision(text, file);
}

/** All revisions, the oldest first. */
export async function allRevisions(store: StoreAt): Promise<Revision[]> {
  const newest = await newestRevision(store);
  return Promise.all(Array.from({ length: newest }, (_, i) => readRevision(store, i + 1)));
}

/** The hash that the next revision names as its parent; null before the first. */
export async function hashOfRevision(store: StoreAt, revision: number): Promise<string | null> {
  const text = revision === 0 ? undefined : await readRevisionText(store, revision);
  return text === undefined ? null : hashOf(text);
}

/**
 * Adds a revision if the one before it is still the newest, and points to the newest; `key` signs it. False when somebody else was
 * faster.
 */
export async function appendRevision(store: StoreAt, revision: Revision, key?: KeyObject): Promise<boolean> {
  const text = revisionText(revision);
  const { log, folder } = storeAt(store);
  if (!(await log.append(revision.revision, key ? signText(text, key) : text))) return false;
  // Elsewhere whoever follows the store writes them beside what it serves.
  if (folder !== undefined) await pointToNewest(folder);
  return true;
}

/**
 * Writes what points to the newest revision, also when another writer adds one meanwhile or died before it came so far. What pages
 * read comes first: whoever follows the head finds it.
 */
export async function pointToNewest(store: string): Promise<void> {
  for (let done = 0, newest = await newestRevision(store); newest > done; newest = await newestRevision(store)) {
    await pointTo(store, newest);
    done = newest;
  }
}

/** Writes what pages read of a revision, and at last which one it is. */
export async function pointTo(store: string, revision: number): Promise<void> {
  const { head, view, index } = await pointersOf(store, revision);
  await giveRecords(store, await readRevision(store, revision));
  await replaceText(store, registryFile(store), view);
  await replaceText(store, indexFile(store), index);
  await replaceText(store, headFile(store), head);
}

/** The texts of head, page view and index for a revision. */
export async function pointersOf(store: StoreAt, number: number): Promise<Record<'head' | 'view' | 'index', string>> {
  const revision = await readRevision(store, number);
  const head: Head = { epoch: revision.epoch, revision: number, hash: (await hashOfRevision(store, number)) ?? '' };
  const { view, index } = await pagesRead(store, revision);
  return {
    head: `${JSON.stringify(head)}\n`,
    view: `${JSON.stringify(view, null, 2)}\n`,
    index: `${JSON.stringify(index)}\n`,
  };
}

/** What pages read of a state, with the records of its releases from the store: the whole, and the index of it. */
export async function pagesRead(
  store: StoreAt,
  state: State & Pick<Revision, 'epoch' | 'revision'>,
): Promise<{ view: Registry; index: RegistryIndex }> {
  const records = await Promise.all(
    shownInPage(state).map(async ({ ref, mayMiss }) =>
      mayMiss && !(await hasRelease(store, ref)) ? [] : [[labelOf(ref), await loadRecord(store, ref)] as const],
    ),
  );
  const host = await loadHost(store, state.host.live[0]);
  const { nav, stores } = host;
  const facts = { shared: sharedOf(host), ...(nav && { nav }), ...(stores && { stores }) };
  const known = { host: facts, releases: new Map(records.flat()) };
  return { view: pageView(state.revision, state, known), index: registryIndex(state, known) };
}

async function loadRecord(store: StoreAt, ref: ReleaseRef) {
  const build = await loadManifest(store, ref);
  if (build.kind === 'remote') return releaseOf(build.manifest);
  throw new Refusal(`The release folder of ${labelOf(ref)} holds a host.`);
}

/** Puts the record beside each release that pages may ask for and that was published before there were records. */
async function giveRecords(store: string, state: State): Promise<void> {
  for (const { ref } of shownInPage(state)) {
    if (!(await hasRelease(store, ref)) || (await readReleaseFile(store, ref, recordFile))) continue;
    await replaceText(store, join(releaseDir(store, ref), recordFile), recordText(await loadManifest(store, ref)));
  }
}
