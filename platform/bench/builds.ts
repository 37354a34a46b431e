import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { ChunkIntegrity } from '@rig4u/preset/chunk-integrity';
import { healingOutput, production } from '@rig4u/preset/common';
import { host, hostPage } from '@rig4u/preset/host';
import { leanLookAlias } from '@rig4u/preset/lean-runtime';
import { partAt, workspaceRoot } from '@rig4u/preset/part';
import { remote } from '@rig4u/preset/remote';
import { runWebpack } from '@rig4u/preset/run-webpack';
import { promote, publish } from '@rig4u/releases';
import { parseRef } from '@rig4u/releases/store';
import { remotesOf } from '@rig4u/workspace/parts';
import { parts } from '@rig4u/workspace/this-repository';

export const variants = ['one bundle', 'federated', "webpack's container"] as const;
export type Variant = (typeof variants)[number];

const remotes = remotesOf(parts);
const part = (name: string): string => path.join(workspaceRoot, name);
const room = path.join(workspaceRoot, '.rig4u/bench');

/** Builds one variant of the product into a store of its own and answers the store's folder. */
export async function buildStore(variant: Variant): Promise<string> {
  process.env['NODE_ENV'] = 'production';
  const store = path.join(room, variant.replaceAll(/\W/g, '-'));
  await rm(store, { recursive: true, force: true });
  await mkdir(store, { recursive: true });
  const flavour = variant === 'federated' ? 'enhanced' : 'container';
  await release(
    store,
    'host',
    variant === 'one bundle' ? await bundle() : withContainerLoader(await host(part('host'), flavour, false), variant),
  );
  if (variant !== 'one bundle') for (const name of remotes) await release(store, name, remote(part(name), flavour));
  return store;
}

async function release(store: string, name: string, config: Configuration): Promise<void> {
  await runWebpack(webpack(config));
  const { version } = partAt(part(name));
  await publish(store, path.join(part(name), 'dist'));
  await promote(store, parseRef(`${name}@${version}`));
}

/** webpack's own plugin brings no run-time functions: the host's one file that speaks to the runtime is replaced. */
function withContainerLoader(config: Configuration, variant: Variant): Configuration {
  if (variant !== "webpack's container") return config;
  const from = path.join(part('host'), 'src/remotes/federation.ts');
  const to = path.join(import.meta.dirname, 'container/federation.ts');
  return { ...config, resolve: { ...config.resolve, alias: { [from]: to } } };
}

/** The same screens without federation: one application, split by screen as webpack does it. */
async function bundle(): Promise<Configuration> {
  const info = partAt(part('host'));
  const publicPath = `/host/${info.version}/`;
  const base = production(part('host'));
  return {
    ...base,
    resolve: { ...base.resolve, alias: { ...leanLookAlias(), 'rig4u-bench/remotes$': await writeRemotes() } },
    entry: { main: path.join(import.meta.dirname, 'bundle/main.tsx') },
    output: {
      ...healingOutput,
      path: info.dist,
      publicPath,
      uniqueName: 'bundle',
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    plugins: [
      new webpack.DefinePlugin({ HOST_VERSION: JSON.stringify(info.version) }),
      new ChunkIntegrity(),
      await hostPage(info, publicPath),
    ],
  };
}

/** Writes a module that imports the routes of every remote, and answers its file. */
async function writeRemotes(): Promise<string> {
  const file = path.join(room, 'remotes.ts');
  const imports = remotes.map((name, i) => `import * as remote${i} from '${part(name)}/src/routes';`);
  await writeFile(
    file,
    [...imports, `export default [${remotes.map((_, i) => `remote${i}`).join(', ')}];`, ''].join('\n'),
  );
  return file;
}
