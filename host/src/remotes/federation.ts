import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Release } from '@rig4u/shared/contracts';

/** What the host asks of a federation runtime. The promises reject when a script fails, and may be asked for again. */
export interface Federation {
  /** Whether this host provides a shared entry, fetched or not. */
  provides(key: string): boolean;
  /** The module of a shared entry, fetched when it is not there yet. */
  shared(key: string): Promise<unknown>;
  /** What a release exposes as `./routes`. */
  routes(release: Release): Promise<unknown>;
}

const scriptTimeoutMs = 3000;
const pinned = new Map<string, Release>();
const tries = new Map<string, number>();

/** The script element of a release's entry: refused without a hash; a second try asks past the cache. */
function entryScript(url: string, name: string): { script: HTMLScriptElement; timeout: number } {
  const integrity = pinned.get(name)?.entry.integrity;
  if (!integrity) throw new Error(`The registry has no integrity hash for ${url}: refused`);
  const failed = tries.get(url) ?? 0;
  tries.set(url, failed + 1);
  const script = document.createElement('script');
  script.src = failed > 0 ? `${url}?retry=${failed}` : url;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  return { script, timeout: scriptTimeoutMs };
}

/** What the share scope holds under a key; the host is the only provider, so there is one version. */
const providedAs = (key: string) => Object.values(getInstance()?.shareScopeMap['default']?.[key] ?? {})[0];

/** The runtime keeps the promise of a shared entry that did not arrive, and would answer with it for the tab's life. */
function forgetFailedShare({ pkgName }: { pkgName: string }): void {
  for (const provided of Object.values(getInstance()?.shareScopeMap['default']?.[pkgName] ?? {})) {
    if (!provided.loaded) delete provided.loading;
  }
}

/** `@module-federation/enhanced`, with every entry pinned by the registry and nothing failed for ever. */
export function enhancedFederation(): Federation {
  // Global: the runtimes of remotes, which are made later, ask for shared entries themselves.
  registerGlobalPlugins([{ name: 'rig4u-share-again', errorLoadShare: forgetFailedShare }]);
  registerPlugins([
    { name: 'rig4u-integrity', createScript: ({ url, remoteInfo }) => entryScript(url, remoteInfo?.name ?? '') },
  ]);
  return {
    provides: (key) => providedAs(key) !== undefined,
    async shared(key) {
      const provided = providedAs(key);
      if (!provided) throw new Error(`This host does not provide ${key}`);
      const factory = provided.lib ?? (await provided.get());
      return factory();
    },
    async routes(release) {
      if (!pinned.has(release.id)) registerRemotes([{ name: release.id, entry: release.entry.src, type: 'global' }]);
      // Anew each time: a mended registry names the same release with another hash.
      pinned.set(release.id, release);
      return loadRemote(`${release.id}/routes`);
    },
  };
}
