import { ownerOf, type RegistryRemote, type Release } from '@rig4u/shared/contracts';
import { emit } from '@rig4u/shared/events';
import { reportError } from '@rig4u/shared/errors';
import type { RouteObject } from '@rig4u/shared/routing';
import type { Federation } from './federation';
import { messageOf, plainWords, UnmetNeeds } from './load-errors';
import { loadRelease } from './load-release';
import { filesFor, preload } from './preload';
import { releaseFor, type RegistryStore } from './registry';
import { withinBudget } from './retry';
import type { Outcome, RemoteSource } from './source';

export interface FederatedSourceOptions {
  federation: Federation;
  registry: RegistryStore;
  hostVersion: string;
  /** Called when a release of a remote arrives after it was given up: it can replace the panel. */
  onLate: (remote: string) => void;
}

/** Gives the screens of the registry's remotes: from the live release, else from the last good one, else the panel. */
export function federatedSource({ federation, registry, hostVersion, onLate }: FederatedSourceOptions): RemoteSource {
  const crashedReleases = new Set<string>();
  let loads = 0;

  const prefetch = (pathname: string) => {
    const { host, remotes } = registry.current();
    const usable = Object.fromEntries(
      Object.entries(remotes).flatMap(([name, record]) =>
        'live' in record ? [[name, { paths: record.paths, live: choose(name, record).first }]] : [],
      ),
    );
    for (const file of filesFor({ host, remotes: usable }, pathname, undefined)) preload(document, file);
  };

  /** The release to load first, and the one to fall back to. */
  const choose = (name: string, record: RegistryRemote): { first: Release; lastGood: Release | undefined } => {
    const picked = releaseFor(name, record);
    const other = picked.id === record.live.id ? record.lastGood : record.live;
    const lastGood = other && other.id !== picked.id && !crashedReleases.has(other.id) ? other : undefined;
    return crashedReleases.has(picked.id) && lastGood
      ? { first: lastGood, lastGood: undefined }
      : { first: picked, lastGood };
  };

  const failed = (remote: string, version: string, fallback: 'last-good' | 'panel', error: unknown) => {
    const { revision } = registry.current();
    const message = `${remote}@${version} failed (host ${hostVersion}, registry ${revision}): ${messageOf(error)}`;
    emit('remote-failed', { remote, version, fallback, message });
    void reportError({ error: new Error(message, { cause: error }) });
  };

  const loadOwned = async (
    remote: string,
    record: RegistryRemote,
    pathname: string,
    mayReload: boolean,
  ): Promise<Outcome> => {
    const { first, lastGood } = choose(remote, record);
    try {
      const loaded = await withinBudget<RouteObject[]>({
        live: first,
        lastGood,
        load: (release) => loadRelease(federation, release, pathname),
        isFinal: (error) => error instanceof UnmetNeeds,
        onLate: () => onLate(remote),
      });
      if (mayReload && loaded.failure instanceof UnmetNeeds) return { kind: 'reload' };
      if (loaded.failure) failed(remote, first.version, 'last-good', loaded.failure);
      return { kind: 'screen', remote, release: loaded.release.id, routes: loaded.value };
    } catch (error) {
      if (mayReload && isUnmet(error)) return { kind: 'reload' };
      failed(remote, first.version, 'panel', error);
      return { kind: 'panel', remote, message: plainWords(error) };
    }
  };

  return {
    owns: (pathname) => ownerOf(registry.current().remotes, pathname) !== undefined,
    prefetch: (pathname) => {
      registry.refreshSoon();
      prefetch(pathname);
    },
    forgetCrashes: () => crashedReleases.clear(),
    crashed: (remote, release, error) => {
      const record = registry.current().remotes[remote];
      crashedReleases.add(release);
      const fallback = record && 'live' in record && choose(remote, record).first.id !== release;
      failed(remote, release, fallback ? 'last-good' : 'panel', error);
      return fallback ? 'has-last-good' : 'none';
    },
    async load(pathname) {
      loads += 1;
      const { host, remotes } = registry.current();
      const owner = ownerOf(remotes, pathname);
      const record = owner === undefined ? undefined : remotes[owner];
      if (owner === undefined || !record) return { kind: 'not-found' };
      if ('broken' in record) {
        failed(owner, 'unknown', 'panel', record.broken);
        return { kind: 'panel', remote: owner, message: record.broken };
      }
      prefetch(pathname);
      // Never reload for the first load of a page: it is as new as it gets, so the reloads would not end.
      return loadOwned(owner, record, pathname, loads > 1 && host.version !== hostVersion);
    },
  };
}

/** Whether the live release needs more than this host has, with or without a last good one. */
const isUnmet = (error: unknown): boolean =>
  error instanceof UnmetNeeds || (error instanceof AggregateError && error.errors[0] instanceof UnmetNeeds);
