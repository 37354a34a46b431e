import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Configuration, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import { federationName } from '@rig4u/releases/manifest';
import { takeOverAlias } from '../bundler-runtime/build-side';
import { remoteOutput } from '../common';
import { partAt } from '../part';
import { quietInfrastructure } from '../plugins/federation-manifest';
import { refuseForeign } from '../plugins/own-modules-only';
import { remoteShares } from '../share-scope';
import { WriteRemoteJson } from './write-remote-json';

const entry = 'remoteEntry.js';

/**
 * The build of a remote by Rspack: what `remote` of this preset is for webpack, with the same declaration in package.json. Rspack's own
 * plugin pins the chunks. It renders no screens ahead and writes no notices.
 */
export function remote(dir: string): Configuration {
  const part = partAt(dir);
  const id = federationName(part.name, part.version);
  const routesFile = path.join(dir, 'src/routes.tsx');
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: dir,
    devtool: false,
    performance: false,
    infrastructureLogging: quietInfrastructure,
    entry: {},
    output: remoteOutput(part, id),
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], alias: takeOverAlias('rspack') },
    module: { rules },
    plugins: [
      new rspack.container.ModuleFederationPlugin({
        implementation: createRequire(import.meta.url).resolve('@module-federation/runtime-tools'),
        name: id,
        filename: entry,
        exposes: { './routes': routesFile },
        shared: remoteShares(),
        shareStrategy: 'loaded-first',
        manifest: true,
      }),
      ownModulesOnly(dir),
      new rspack.SubresourceIntegrityPlugin(),
      new WriteRemoteJson({ part, id, entry, routesFile }),
    ],
  };
}

const rules: RuleSetRule[] = [
  {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
  { test: /\.svg$/, resourceQuery: { not: [/raw/] }, type: 'asset/resource' },
  { resourceQuery: /raw/, type: 'asset/source' },
];

const ownModulesOnly = (dir: string): RspackPluginInstance => ({
  apply: (compiler) =>
    compiler.hooks.normalModuleFactory.tap('OwnModulesOnly', ({ hooks }) => {
      hooks.afterResolve.tap('OwnModulesOnly', ({ contextInfo, createData, request }) =>
        refuseForeign(dir, { issuer: contextInfo.issuer, resource: createData?.resource, request }),
      );
    }),
});
