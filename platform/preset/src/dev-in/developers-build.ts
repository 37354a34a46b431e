import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { federationName } from '@rig4u/releases/manifest';
import { takeOverAlias } from '../bundler-runtime/build-side';
import { remoteOutput, rules } from '../common';
import type { PartInfo } from '../part';
import { HotIntegrity } from '../plugins/hot-integrity';
import { OwnModulesOnly } from '../plugins/own-modules-only';
import { ScriptAddress } from '../plugins/script-address';
import { WriteRemoteManifest } from '../plugins/remote-manifest';
import { ENTRY, federation } from '../remote';

const inBrowser = (file: string): string => path.join(import.meta.dirname, 'browser', file);
const refreshPlugin = path.dirname(
  createRequire(import.meta.url).resolve('@pmmmwh/react-refresh-webpack-plugin/package.json'),
);

/** JSX for development, which the page's script has the runtime of. */
const developmentRules = (): RuleSetRule[] => rules({ development: true, jsxFrom: 'rig4u-dev' });

/**
 * The federated build of a remote as the proxy keeps it in memory: for development, with React Refresh, and in two scripts, so that
 * an update is one too.
 */
export function developersBuild(part: PartInfo): Configuration {
  const id = federationName(part.name, part.version);
  const routesFile = path.join(part.dir, 'src/routes.tsx');
  return {
    mode: 'development',
    target: ['web', 'es2022'],
    context: part.dir,
    devtool: 'cheap-module-source-map',
    entry: {},
    // Updates are found by the names of scripts, and in memory nothing old is left to clean.
    output: { ...remoteOutput(part, id), filename: '[name].js', clean: false },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      alias: { ...takeOverAlias(), 'rig4u-dev/jsx-dev-runtime$': inBrowser('jsx-of-page.ts') },
    },
    module: { rules: developmentRules() },
    optimization: {
      // What does not compile makes no update: the next one is from what the page has.
      emitOnErrors: false,
      // All but the entry in one script, so that the hash of each script that a page may ask for is known when the entry is.
      splitChunks: {
        chunks: 'async',
        cacheGroups: { default: false, defaultVendors: false, all: { name: 'screens', enforce: true } },
      },
    },
    plugins: [
      federation(id, routesFile),
      new ScriptAddress(),
      new OwnModulesOnly(part.dir, [inBrowser(''), refreshPlugin]),
      new webpack.HotModuleReplacementPlugin(),
      new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, inBrowser('refresh-of-page.ts')),
      new ReactRefreshPlugin({
        overlay: { entry: false, module: inBrowser('errors-of-page.ts'), sockIntegration: false },
        exclude: [/node_modules/, inBrowser('')],
      }),
      new webpack.EntryPlugin(part.dir, inBrowser('take-updates.ts'), {}),
      new HotIntegrity(),
      new WriteRemoteManifest({ part, id, entry: ENTRY, routesFile }),
    ],
  };
}
