import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { host } from '@rig4u/preset/host';
import { partAt, workspaceRoot } from '@rig4u/preset/part';
import { remote } from '@rig4u/preset/remote';
import { runWebpack } from '@rig4u/preset/run-webpack';
import { promote, publish } from '@rig4u/releases';
import { parseRef } from '@rig4u/releases/store';
import { remotesOf } from '@rig4u/workspace/parts';
import { parts } from '@rig4u/workspace/this-repository';
import { bundle } from './bundle/build';

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
    variant === 'one bundle'
      ? await bundle(room, remotes)
      : withContainerLoader(await host(part('host'), flavour, false), variant),
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
