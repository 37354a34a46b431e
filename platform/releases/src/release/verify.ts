import { apply, isNamed, partsOf, shownOf, type Revision } from '../registry';
import { Damaged, noneIfRefused } from '../refusals';
import {
  compressedSuffix,
  labelOf,
  newestLeft,
  newestRevision,
  storeAt,
  type ReleaseRef,
  type StoreAt,
} from '../store';
import { faultsOfOwn } from './faults';
import { faultsOfMade, withoutTwin } from './faults-of-made';
import { stateOf } from './change-registry';
import { NotSigned, type LogKey } from '../signed';
import { copyingLine } from '../history/status';
import { copyUnderWay, pointersBehind } from './pointers';
import { allRevisions, hashOfRevision, readRevision } from './revisions';
import { ownOf, readWhole } from './whole-release';

/**
 * Hashes everything again that is live or may be, follows the log from its first revision, and compares what points to it. Given keys, one
 * of them must have signed the newest revision: it covers all before it.
 */
export async function verify(
  store: StoreAt,
  keys?: readonly LogKey[],
): Promise<{ checked: string[]; faults: string[] }> {
  const missing = await newestRevision(store).then(() => [], inSentences);
  const revisions = await allRevisions(store, await newestLeft(store));
  const newest = revisions.at(-1);
  if (!newest) return { checked: [], faults: missing };
  const named = releasesOf(newest);
  const faults = await Promise.all(named.map((release) => faultsOfNamed(store, release)));
  return {
    checked: named.map(({ ref }) => labelOf(ref)),
    faults: [
      ...missing,
      ...(await faultsOfLog(store, revisions)),
      ...(keys ? await faultsOfSignature(store, newest.revision, keys) : []),
      ...(await faultsOfPointers(store, newest.revision)),
      ...faults.flat(),
    ],
  };
}

/** A release as a revision names it. */
export interface NamedRelease {
  ref: ReleaseRef;
  hash: string;
}

const releasesOf = (registry: Revision): NamedRelease[] =>
  partsOf(registry).flatMap(([part, state]) =>
    shownOf(state).map(([version, hash]) => ({ ref: { part, version }, hash })),
  );

/** What is wrong with a release that a revision names: its bytes, its record, what the store made beside it. */
export async function faultsOfNamed(at: StoreAt, { ref, hash }: NamedRelease): Promise<string[]> {
  const label = labelOf(ref);
  const files = await readWhole(storeAt(at), ref).catch(sayDamaged);
  if (typeof files === 'string') return [files];
  if (!files) return [`${label}: is not in the store`];
  const { build, faults } = faultsOfOwn(ref, ownOf(files));
  if (!build || faults.length > 0) return faults.map(({ code, sentence }) => `${label}: ${code} ${sentence}`);
  const twinless = withoutTwin(files).map((path) => `${path}${compressedSuffix}: is missing`);
  return [
    ...(isNamed(build, hash) ? [] : ['is not the release that the registry names']),
    ...(await faultsOfMade(files, build)),
    ...twinless,
  ].map((fault) => `${label}: ${fault}`);
}

/** Whether each revision names the one before it, and is what its changes make of it. */
async function faultsOfLog(store: StoreAt, revisions: readonly Revision[]): Promise<string[]> {
  const faults = await Promise.all(
    revisions.map(async (revision, i) => {
      const before = revisions[i - 1];
      const epoch = (before?.epoch ?? 1) + revision.changes.filter((change) => change.do === 'restored').length;
      const chained = revision.parent === (await hashOfRevision(store, i));
      const { at, by, command, why } = revision;
      const who = { revision: revision.revision, at, by, command, ...(why !== undefined && { why }) };
      const made = apply(before && stateOf(before), revision.changes, who);
      const explained =
        revision.epoch === epoch && JSON.stringify(canonical(made)) === JSON.stringify(canonical(stateOf(revision)));
      return [
        ...(chained ? [] : [`revision ${revision.revision} does not name the bytes of the one before it`]),
        ...(explained ? [] : [`revision ${revision.revision} is not what its changes make of the one before it`]),
      ];
    }),
  );
  return faults.flat();
}

async function faultsOfSignature(store: StoreAt, revision: number, keys: readonly LogKey[]): Promise<string[]> {
  try {
    await readRevision(store, revision, keys);
    return [];
  } catch (error) {
    if (error instanceof NotSigned) return [error.message];
    throw error;
  }
}

/** The same value with sorted keys, and without those that hold nothing. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]),
  );
}

async function faultsOfPointers(store: StoreAt, newest: number): Promise<string[]> {
  // What a page is given cannot be told from releases that cannot be read; those are named by themselves.
  const behind = (await pointersBehind(store).catch(noneIfRefused)) ?? [];
  const copying = await copyUnderWay(store);
  return [
    ...(copying > 0 ? [copyingLine(newest, copying)] : []),
    ...behind.map(
      (file) => `${file} is not of revision ${newest}, the newest. Any command that changes the store writes it again.`,
    ),
  ];
}

const inSentences = (error: unknown): string[] => [sayDamaged(error)];

const sayDamaged = (error: unknown): string => {
  if (error instanceof Damaged) return error.message;
  throw error;
};
