import { Refusal } from '@rig4u/kernel';
import type { Registry, RegistryIndex } from '@rig4u/shared/contracts';
import {
  pageView,
  parseRevision,
  registryIndex,
  releaseOf,
  sharedOf,
  shownInPage,
  type Revision,
  type State,
} from '../registry';
import { Damaged, NotThere } from '../refusals';
import {
  hasRelease,
  integrityOf,
  keepsNewestAlone,
  labelOf,
  newestLeft,
  newestRevision,
  readRevisionText,
  storeAt,
  type ReleaseRef,
  type StoreAt,
} from '../store';
import { readSigned, type LogKey } from '../signed';
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

/** The newest that is left where revisions are missing, and nobody builds upon it; undefined where none is. */
export async function newestRegistryLeft(store: StoreAt, keys?: readonly LogKey[]): Promise<Revision | undefined> {
  const revision = await newestLeft(store);
  return revision === 0 ? undefined : readRevision(store, revision, keys);
}

/** All revisions up to the newest, or to another one, the oldest first. Throws a Refusal where one is not there. */
export async function allRevisions(store: StoreAt, upTo?: number): Promise<Revision[]> {
  const newest = upTo ?? (await newestRevision(store));
  const { folder, name } = storeAt(store);
  if (folder !== undefined && (await keepsNewestAlone(folder)))
    throw new NotThere(
      `${name} has revision ${newest} and none before it, as a folder that follows another store. Ask that store. If it follows none, ` +
        'put it back from a backup.',
    );
  return Promise.all(Array.from({ length: newest }, (_, i) => readRevision(store, i + 1).catch(inHole(name, newest))));
}

/** For `.catch`: in a log that goes further, a revision that is not there is no wrong question. */
const inHole =
  (name: string, newest: number) =>
  (error: unknown): never => {
    if (!(error instanceof NotThere)) throw error;
    throw new Damaged(
      `${error.message.split('.', 1)[0]} in ${name}, and its log goes to ${newest}. Put it back from a backup.`,
    );
  };

/** The hash that the next revision names as its parent; null before the first. */
export async function hashOfRevision(store: StoreAt, revision: number): Promise<string | null> {
  const text = revision === 0 ? undefined : await readRevisionText(store, revision);
  return text === undefined ? null : hashOf(text);
}

/** What pages read of a revision by its number, and its epoch. Throws a Refusal where a release of it cannot be read. */
export async function pagesReadAt(
  store: StoreAt,
  number: number,
): Promise<{ epoch: number; view: Registry; index: RegistryIndex }> {
  const revision = await readRevision(store, number);
  return { epoch: revision.epoch, ...(await pagesRead(store, revision)) };
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
