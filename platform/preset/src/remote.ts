import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { addressOf, federationName } from '@rig4u/releases/manifest';
import { takeOverAlias } from './bundler-runtime/build-side';
import { keptMaps, production, remoteOutput } from './common';
import { fileCache } from './file-cache';
import { partAt } from './part';
import { ChunkIntegrity } from './plugins/chunk-integrity';
import { CompileAhead } from './plugins/compile-ahead';
import { ScriptAddress } from './plugins/script-address';
import { ShortSharing } from './plugins/short-sharing';
import { federationManifest, quietInfrastructure, type ManifestOptions } from './plugins/federation-manifest';
import { OwnModulesOnly } from './plugins/own-modules-only';
import { WriteRemoteManifest } from './plugins/remote-manifest';
import { WriteNotices } from './plugins/write-notices';
import { WriteFrames } from './prerender/write-frames';
import { remoteShares } from './share-scope';

export const ENTRY = 'remoteEntry.js';

/** The plugin that makes a remote of a build: it exposes its routes. */
export function federation(
  id: string,
  routesFile: string,
  manifest: ManifestOptions | false = false,
): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name: id,
    filename: ENTRY,
    exposes: { './routes': routesFile },
    shared: remoteShares(),
    shareStrategy: 'loaded-first',
    manifest,
    dts: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** The federated build of a remote: it exposes `./routes`, takes everything shared from the host and bundles its own files, and what its look is made of. */
export function remote(dir: string): Configuration {
  const part = partAt(dir);
  const id = federationName(part.name, part.version);
  const routesFile = path.join(dir, 'src/routes.tsx');
  const base = production(dir);
  return {
    ...base,
    cache: fileCache(part),
    infrastructureLogging: quietInfrastructure,
    entry: {},
    output: remoteOutput(part, id),
    // A library that several screens take goes with what else they share: one file less on each.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    resolve: { ...base.resolve, alias: takeOverAlias() },
    plugins: [
      federation(id, routesFile, federationManifest(part.version)),
      new ShortSharing(),
      new ScriptAddress(),
      new OwnModulesOnly(dir),
      new CompileAhead(),
      new ChunkIntegrity(),
      ...keptMaps(),
      ...(existsSync(path.join(dir, 'src/prerender.ts'))
        ? [new WriteFrames(part, addressOf({ part: part.name, version: part.version }))]
        : []),
      new WriteNotices(part),
      new WriteRemoteManifest({ part, id, entry: ENTRY, routesFile }),
    ],
  };
}
