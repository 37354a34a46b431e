import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { Release } from '@rig4u/shared/contracts';
import { showInBrowserTool } from './browser-tool';
import { entryLoaded, entryScript, pinEntry } from './integrity';

/** What the host asks of a federation runtime. The promises reject when a script fails; asking again tries again. */
export interface Federation {
  /** Whether this host provides a shared entry, fetched or not. */
  provides(key: string): boolean;
  /** The module of a shared entry, fetched when it is not there yet. */
  shared(key: string): Promise<unknown>;
  /** What a release exposes as `./routes`. */
  routes(release: Release): Promise<unknown>;
}

/** What the share scope holds under a key. The host is the only provider, so there is one version. */
const providedAs = (key: string) => Object.values(getInstance()?.shareScopeMap['default']?.[key] ?? {})[0];

/**
 * Drops the runtime's promise of a shared entry that did not arrive. The tab would get the same failure for ever
 * otherwise.
 */
function forgetFailedShare({ pkgName }: { pkgName: string }): void {
  for (const provided of Object.values(getInstance()?.shareScopeMap['default']?.[pkgName] ?? {})) {
    if (!provided.loaded) delete provided.loading;
  }
}

/** The runtime of `@module-federation/enhanced`: it loads only entries that the registry pins, and forgets failures. */
export function enhancedFederation(): Federation {
  // Global, because the runtimes of remotes are made later and ask for shared entries themselves.
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
      const pin = pinEntry(release);
      if (pin !== 'known')
        registerRemotes([{ name: release.id, entry: release.entry.src, type: release.format ?? 'global' }], {
          force: pin === 'moved',
        });
      const routes: unknown = await loadRemote(`${release.id}/routes`);
      entryLoaded(release);
      showInBrowserTool(release);
      return routes;
    },
  };
}
