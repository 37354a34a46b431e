import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { ChunkIntegrity } from '@rig4u/preset/chunk-integrity';
import { healingOutput, production } from '@rig4u/preset/common';
import { CompileAhead } from '@rig4u/preset/compile-ahead';
import { hostPage, splitReact } from '@rig4u/preset/host';
import { LeanLibraries } from '@rig4u/preset/lean-libraries';
import { leanLookAlias } from '@rig4u/preset/lean-runtime';
import { partAt, workspaceRoot } from '@rig4u/preset/part';
import { NameScreens } from './name-screens';

const here = (file: string): string => path.join(import.meta.dirname, file);
const dirOf = (part: string): string => path.join(workspaceRoot, part);
const routesOf = (remote: string): string => path.join(dirOf(remote), 'src/routes.tsx');

/**
 * The same screens without federation: one application, split by screen as webpack does it. Like the product its page
 * has links to all parts and asks for the scripts of its screen ahead. `room`: a folder for what is written before the
 * build.
 */
export async function bundle(room: string, remotes: readonly string[]): Promise<Configuration> {
  const info = partAt(dirOf('host'));
  const publicPath = `/host/${info.version}/`;
  const base = production(info.dir);
  const page = { from: path.join(info.dir, 'src/page.html'), to: path.join(room, 'page.html') };
  return {
    ...base,
    // For `pnpm bench bytes`; no visitor asks for a map.
    devtool: 'hidden-source-map',
    resolve: {
      ...base.resolve,
      alias: { ...leanLookAlias(), 'rig4u-bench/remotes$': await writeRemotes(room, remotes) },
    },
    entry: { main: here('main.tsx') },
    output: {
      ...healingOutput,
      path: info.dist,
      publicPath,
      uniqueName: 'bundle',
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    // As in the product, so that the same scripts can be compared: a script compresses better, the more is in it.
    optimization: { ...base.optimization, splitChunks: splitReact },
    plugins: [
      new webpack.DefinePlugin({ HOST_VERSION: JSON.stringify(info.version) }),
      new LeanLibraries(),
      new CompileAhead(),
      new ChunkIntegrity(),
      new NameScreens({ routes: remotes.map(routesOf), publicPath, page }),
      await hostPage(info, publicPath, { template: page.to, boot: here('boot.ts'), federates: false }),
    ],
  };
}

/** Writes a module that imports the routes of every remote and has their links, and answers its file. */
async function writeRemotes(room: string, remotes: readonly string[]): Promise<string> {
  const file = path.join(room, 'remotes.ts');
  const imports = remotes.map((name, i) => `import remote${i} from '${routesOf(name)}';`);
  const nav = remotes.flatMap((name) => partAt(dirOf(name)).declared.nav ?? []);
  const lines = [
    ...imports,
    `export default [${remotes.map((_, i) => `{ default: remote${i} }`).join(', ')}];`,
    `export const nav = ${JSON.stringify(nav)};`,
    '',
  ];
  await writeFile(file, lines.join('\n'));
  return file;
}
