import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';
import type { PartInfo } from './part';
import { KeepMaps, mapsFolder } from './plugins/keep-maps';

const here = createRequire(import.meta.url);

/** Chunks that do not arrive are given up after this many milliseconds, so that a retry fits into the budget of a load. */
export const chunkTimeoutMs = 3000;

/** Files that are fetched by their addresses when somebody asks for them. */
export const pinnedFile = /[\\/]packed[\\/][^\\/]+\.json$/;

/** TypeScript by swc; drawings as files; `?raw` as text; `?worker-text` as the text of a whole program; JSON in a folder `packed` as a file, by its address and hash. `refresh` only with React Refresh. `jsxFrom` names another package than React for what JSX calls. */
export const rules = ({ development, jsxFrom }: { development: boolean; jsxFrom?: string }): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    resourceQuery: { not: [/worker-text/] },
    loader: here.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development, refresh: development, ...(jsxFrom && { importSource: jsxFrom }) },
        },
        target: 'es2022',
      },
    },
  },
  { test: /\.svg$/, resourceQuery: { not: [/raw/] }, type: 'asset/resource' },
  { resourceQuery: /raw/, type: 'asset/source' },
  { resourceQuery: /worker-text/, loader: path.join(import.meta.dirname, 'plugins/worker-text.cjs') },
  {
    test: pinnedFile,
    type: 'javascript/auto',
    loader: path.join(import.meta.dirname, 'plugins/pinned-file.cjs'),
  },
];

/** What every production build of a part has in common. */
export function production(dir: string): Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: dir,
    devtool: mapsFolder() ? 'hidden-source-map' : false,
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: { rules: rules({ development: false }) },
    // Short names of modules and exports: two kilobytes less in the host's first script.
    optimization: {
      moduleIds: 'size',
      mangleExports: 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // swc has threads of its own; a process for each build would only load it once more.
          parallel: false,
          terserOptions: { ecma: 2020, compress: { passes: 3 } },
        }),
      ],
    },
  };
}

/** Keeps the source maps where the environment names a folder for them; stands after the plugin that pins the chunks. */
export function keptMaps(): WebpackPluginInstance[] {
  const folder = mapsFolder();
  return folder ? [new KeepMaps(folder)] : [];
}

/** Output settings without which a failed or changed script is never healed (measured). */
export const healingOutput = {
  strictModuleExceptionHandling: true,
  chunkLoadTimeout: chunkTimeoutMs,
  crossOriginLoading: 'anonymous' as const,
};

/** Where a remote's files go and what they are called, by either bundler; `id` is its name in the page. */
export const remoteOutput = (part: PartInfo, id: string) => ({
  ...healingOutput,
  path: part.dist,
  publicPath: 'auto',
  uniqueName: id,
  filename: '[name].[contenthash:8].js',
  assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  clean: true,
});
