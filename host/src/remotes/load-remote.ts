import {
  ownerOf,
  placesOf,
  type IndexedRemote,
  type LoadOutcome,
  type LoadPhase,
  type NamedRelease,
  type NavPlace,
  type PageIndex,
} from '@rig4u/shared/contracts';
import type { RouteObject } from '@rig4u/shared/routing';
import { noteLoad } from './note-load';
import type { Federation } from './federation';
import type { MissingFiles, WhyMissing } from './why-missing';
import { failureTellers } from './failure-tellers';
import { unmetIn, UnmetNeeds } from './load-errors';
import { loadRelease, type Reached } from './load-release';
import { filesOf, preload } from './preload';
import type { Records } from './records';
import type { RegistryStore } from './registry';
import { wait, withinBudget } from './retry';
import type { Outcome, RemoteSource } from './source';

export interface FederatedSourceOptions {
  /** Fetches the federation runtime: the host's own screens do without. Asked again after a failure, it tries again. */
  federation: () => Promise<Federation>;
  registry: RegistryStore;
  records: Records;
  hostVersion: string;
  missingFiles: MissingFiles;
  /** Called when the visitor asks for another try: the page may load itself anew once more. */
  onTryAgain: () => void;
  /** Called when a release of a remote arrives after it was given up, or a newer registry after 'Try Again' had begun: it can replace the panel. */
  onLate: (remote: string) => void;
}

/** What is on the page stays there until another page comes. */
const forEver = new Promise<never>(() => undefined);

/** How long a screen that is there waits for why another one did not arrive. */
const answerMs = 1_000;

/** How long 'Try Again' waits for a newer registry before it tries with the one that is there. */
const askAgainMs = 1_000;

/** A release in one word: two of one version differ in their hashes only while somebody mends a store. */
const label = (remote: string, [version]: NamedRelease): string => `${remote}@${version}`;

/** Gives the screens of the registry's remotes: from the live release, else from the one before, else the panel. */
export function federatedSource(options: FederatedSourceOptions): RemoteSource {
  const { federation, registry, records, hostVersion, missingFiles, onTryAgain, onLate } = options;
  const crashedReleases = new Set<string>();
  const { failed, hostGone } = failureTellers(registry, hostVersion);
  let askFirstFor: string | undefined;
  let loads = 0;
  let known: { index: PageIndex; places: NavPlace[] } | undefined;

  const ownedAt = (pathname: string) => {
    const { remotes } = registry.current();
    const owner = ownerOf(remotes, pathname);
    const remote = owner === undefined ? undefined : remotes[owner];
    return owner === undefined || !remote ? undefined : { owner, remote };
  };

  /** What does not arrive ahead of its use arrives with it, or is reported then. */
  const prefetch = async (pathname: string): Promise<void> => {
    const { owner, remote } = ownedAt(pathname) ?? {};
    if (owner === undefined || !remote || !('live' in remote)) return;
    const record = await records.of(owner, choose(owner, remote).first).catch(() => undefined);
    if (!record) return;
    for (const file of filesOf(record, registry.current().host, pathname)) preload(document, file);
  };

  /** The release to load first, and the one to fall back to. */
  const choose = (name: string, remote: IndexedRemote): { first: NamedRelease; lastGood: NamedRelease | undefined } => {
    const crashed = (release: NamedRelease): boolean => crashedReleases.has(label(name, release));
    const { live, before } = remote;
    const lastGood = before && before[0] !== live[0] && !crashed(before) ? before : undefined;
    return crashed(live) && lastGood ? { first: lastGood, lastGood: undefined } : { first: live, lastGood };
  };

  /** Asks for a newer registry and waits a moment for it. One that comes later, on a slow line, is tried when it comes. */
  const askAgain = (remote: string): Promise<void> => {
    const before = registry.current();
    let isLate = false;
    const asked = registry.refresh().then(() => {
      if (isLate && registry.current() !== before) onLate(remote);
    });
    return Promise.race([asked, wait(askAgainMs).then(() => void (isLate = true))]);
  };

  /** A screen that is there waits no longer for the answer; where the page is to be loaded anew, that comes later. */
  const whyMissing = (began: number): Promise<WhyMissing> =>
    Promise.race([missingFiles.since(began), wait(answerMs).then(() => 'other' as const)]);

  const loadOwned = async (
    name: string,
    remote: IndexedRemote,
    pathname: string,
    isFirst: boolean,
  ): Promise<Outcome> => {
    /** Never for the first load of a page: it is as new as it gets, so the reloads would not end. */
    const reloadHelps = (error: unknown): boolean => {
      const unmet = unmetIn(error);
      return !!unmet && !isFirst && (unmet.freshPageHelps || registry.current().host.version !== hostVersion);
    };
    const { first, lastGood } = choose(name, remote);
    const began = performance.now();
    const reached: Reached = { phase: 'record' };
    let failedIn: LoadPhase | undefined;
    const note = (outcome: LoadOutcome, error?: unknown) =>
      noteLoad({
        part: name,
        version: first[0],
        outcome,
        phase: unmetIn(error) ? 'needs' : failedIn,
        ms: performance.now() - began,
      });
    try {
      const loaded = await withinBudget<RouteObject[]>({
        live: first,
        lastGood,
        // The last good one may load while the first still hangs: where that is, is what counts.
        load: async (release) => {
          const here: Reached = release === first ? reached : {};
          here.phase = 'record';
          // At the same time; what becomes of it is looked at after the record.
          const arriving = Promise.allSettled([federation()]);
          const record = await records.of(name, release);
          // The runtime is a file of the host, as the shared entries are.
          here.phase = 'shared';
          const [runtime] = await arriving;
          if (runtime.status === 'rejected') throw runtime.reason;
          return loadRelease(runtime.value, record, pathname, here);
        },
        isFinal: (error) => error instanceof UnmetNeeds,
        onFailed: () => {
          failedIn = reached.phase;
        },
        onLate: () => onLate(name),
      });
      if (reloadHelps(loaded.failure)) return { kind: 'reload' };
      const missing = loaded.failure === undefined ? 'other' : await whyMissing(began);
      if (missing === 'leaving') return forEver;
      if (missing === 'host-gone') hostGone(name);
      else {
        note(loaded.failure ? 'last-good' : failedIn ? 'retried' : 'ok', loaded.failure);
        if (loaded.failure) failed(name, first[0], 'last-good', loaded.failure);
      }
      const release = label(name, loaded.release);
      missingFiles.runs(release);
      return { kind: 'screen', remote: name, release, routes: loaded.value };
    } catch (error) {
      if (reloadHelps(error)) return { kind: 'reload' };
      const missing = await missingFiles.since(began);
      if (missing === 'leaving') return forEver;
      if (missing === 'host-gone') hostGone(name);
      else {
        note('panel', error);
        failed(name, first[0], 'panel', error);
      }
      return { kind: 'panel', remote: name, error };
    }
  };

  return {
    places: () => {
      const index = registry.current();
      if (known?.index !== index) known = { index, places: placesOf(index) };
      return known.places;
    },
    failedFile: async (error) => {
      if ((await missingFiles.since(0)) === 'leaving') return forEver;
      throw error;
    },
    owns: (pathname) => ownedAt(pathname) !== undefined,
    prefetch: (pathname) => {
      registry.refreshSoon();
      void prefetch(pathname);
    },
    tryAgain: (remote) => {
      for (const known of crashedReleases) if (known.startsWith(`${remote}@`)) crashedReleases.delete(known);
      askFirstFor = remote;
      onTryAgain();
    },
    crashed: (name, release, error) => {
      const remote = registry.current().remotes[name];
      crashedReleases.add(release);
      const fallback = remote && 'live' in remote && label(name, choose(name, remote).first) !== release;
      const version = release.slice(name.length + 1);
      const outcome = fallback ? 'last-good' : 'panel';
      noteLoad({ part: name, version, outcome, phase: 'render', ms: 0 });
      failed(name, version, outcome, error);
      return fallback ? 'has-last-good' : 'none';
    },
    async load(pathname) {
      loads += 1;
      if (missingFiles.leaves()) return forEver;
      if (askFirstFor) await askAgain(askFirstFor);
      askFirstFor = undefined;
      const { owner, remote } = ownedAt(pathname) ?? {};
      if (owner === undefined || !remote) return { kind: 'not-found' };
      if ('broken' in remote) {
        failed(owner, 'unknown', 'panel', remote.broken);
        return { kind: 'panel', remote: owner, error: remote.broken };
      }
      void prefetch(pathname);
      return loadOwned(owner, remote, pathname, loads === 1);
    },
  };
}
