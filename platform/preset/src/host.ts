import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { isLocal } from '@rig4u/releases/manifest';
import { bundlerRuntimeVersion } from './bundler-runtime/build-side';
import { healingOutput, keptMaps, production } from './common';
import { fileCache } from './file-cache';
import { bundleInlineScript } from './inline-script';
import { leanLookAlias, leanRuntimeAlias } from './lean-runtime/build-side';
import { LeanLibraries } from './lean-libraries/lean-libraries';
import { packageAt } from './licences/shipped-packages';
import { partAt, sharedDir, sharedVersions, tokensCss, type PartInfo } from './part';
import { ChunkIntegrity } from './plugins/chunk-integrity';
import { CompileAhead } from './plugins/compile-ahead';
import { fontFiles, WriteHostPage } from './plugins/host-page';
import { WriteNotices } from './plugins/write-notices';
import { WriteSharedTypes } from './plugins/write-shared-types';
import { WriteFrames } from './prerender/write-frames';
import { restOfShared } from './shared-rest';

const fromShared = createRequire(path.join(sharedDir, 'package.json'));

/** React apart from the rest: it changes rarely, so a returning visitor has it. */
export const splitReact = {
  chunks: 'async' as const,
  cacheGroups: {
    react: {
      test: /[\\/]node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler)[@\\/]/,
      name: 'react',
      chunks: 'initial' as const,
      enforce: true,
      priority: 1,
    },
  },
};

/** Libraries have files of their own, but the federation runtime comes in one with what is the host's of it. */
const defaultVendors = {
  test: /[\\/]node_modules[\\/](?!.*@module-federation)/,
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
};

/** The packages that the fonts were cut from: their licences go along. */
const fontPackages = () =>
  ['inter', 'space-grotesk'].flatMap((font) => {
    const file = fromShared.resolve(`@fontsource-variable/${font}/package.json`);
    return packageAt(path.dirname(file)) ?? [];
  });

/** The files of a folder: name in the release → file. */
const filesIn = (folder: string, name: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((file) => [`${name}/${file}`, path.join(folder, file)]));

/**
 * The page of the host as files: style sheets, fonts and the inline boot script. The benchmark has a page and a boot
 * script of its own, and provides nothing to remotes.
 */
export async function hostPage(
  part: PartInfo,
  publicPath: string,
  own: { template?: string; boot?: string; federates?: boolean } = {},
): Promise<WriteHostPage> {
  const src = (file: string) => path.join(part.dir, 'src', file);
  const [boot, worker] = await Promise.all([
    bundleInlineScript(part.dir, own.boot ?? src('boot/boot.ts')),
    bundleInlineScript(part.dir, src('offline/worker/worker.ts')),
  ]);
  return new WriteHostPage({
    part,
    publicPath,
    template: own.template ?? src('page.html'),
    boot: boot.text,
    federates: own.federates ?? true,
    worker: worker.text,
    styles: [tokensCss, src('failure/failure.css')],
    files: {
      'icon.svg': src('icon.svg'),
      'card.jpg': src('card.jpg'),
      ...filesIn(src('icons'), 'icons'),
      ...fontFiles(tokensCss),
    },
    packages: [...boot.packages, ...worker.packages, ...fontPackages()],
  });
}

/** What the sources of the host take as given. `FEDERATION_…` and `ENV_TARGET` are the federation runtime's: without what a manifest needs. */
const defined = (version: string): Record<string, string> => ({
  HOST_VERSION: JSON.stringify(version),
  SHARED_VERSIONS: JSON.stringify({ shared: sharedVersions().shared, bundlerRuntime: bundlerRuntimeVersion() }),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: '"web"',
});

/**
 * The shell as a release: it provides React and every shared entry, and finds its remotes at run time.
 * `describesTypes`: with shared's public types in it, which takes 14 s of the compiler. A local release is not compared
 * with others, so it has none.
 */
export async function host(dir: string, describesTypes = !isLocal(partAt(dir).version)): Promise<Configuration> {
  const part = partAt(dir);
  const publicPath = `/host/${part.version}/`;
  const base = production(dir);
  const page = await hostPage(part, publicPath);
  return {
    ...base,
    cache: fileCache(part),
    entry: { main: path.join(dir, 'src/main.tsx') },
    output: {
      ...healingOutput,
      path: part.dist,
      publicPath,
      uniqueName: 'host',
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { ...base.resolve, alias: { ...leanRuntimeAlias(), ...leanLookAlias() } },
    optimization: {
      ...base.optimization,
      splitChunks: { ...splitReact, cacheGroups: { ...restOfShared, defaultVendors, ...splitReact.cacheGroups } },
    },
    plugins: [
      new webpack.DefinePlugin(defined(part.version)),
      new LeanLibraries(),
      new CompileAhead(),
      new ChunkIntegrity(),
      ...keptMaps(),
      new WriteFrames(part, publicPath),
      page,
      new WriteNotices(part, page.packages),
      ...(describesTypes ? [new WriteSharedTypes()] : []),
    ],
  };
}
