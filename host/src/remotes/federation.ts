import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { Release } from '@rig4u/shared/contracts';
import { showInBrowserTool } from './browser-tool';
import { entryLoaded, entryScript, pinEntry } from './integrity';
import { shares } from './shares';

/** What the host asks of a federation runtime. The promises reject when a script fails; asking again tries again. */
export interface Federation {
  /** Whether this host provides a shared entry, fetched or not. */
  provides(key: string): boolean;
  /** The module of a shared entry, fetched when it is not there yet. */
  shared(key: string): Promise<unknown>;
  /** What a release exposes as `./routes`. */
  routes(release: Release): Promise<unknown>;
}

// Global, because the runtimes of remotes are made later and ask for shared entries themselves.
registerGlobalPlugins([
  {
    name: 'rig4u-share-again',
    // The runtime keeps its promise of a shared entry that did not arrive: the tab would get the same failure for ever.
    errorLoadShare({ pkgName, origin }) {
      for (const provided of Object.values(origin.shareScopeMap['default']?.[pkgName] ?? {})) {
        if (!provided.loaded) delete provided.loading;
      }
    },
  },
]);

const host = createInstance({
  name: 'host',
  version: HOST_VERSION,
  remotes: [],
  shared: shares,
  shareStrategy: 'loaded-first',
  plugins: [
    { name: 'rig4u-integrity', createScript: ({ url, remoteInfo }) => entryScript(url, remoteInfo?.name ?? '') },
  ],
});

/** What the share scope holds under a key. The host is the only provider, so there is one version. */
const providedAs = (key: string) => Object.values(host.shareScopeMap['default']?.[key] ?? {})[0];

/** The runtime of `@module-federation/enhanced`: it loads only entries that the registry pins, and forgets failures. */
export const federation: Federation = {
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
      host.registerRemotes([{ name: release.id, entry: release.entry.src, type: release.format ?? 'global' }], {
        force: pin === 'moved',
      });
    const routes: unknown = await host.loadRemote(`${release.id}/routes`);
    entryLoaded(release);
    showInBrowserTool(release);
    return routes;
  },
};
