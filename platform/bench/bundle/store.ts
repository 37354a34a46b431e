import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { partAt, workspaceRoot } from '@rig4u/preset/part';
import { runWebpack } from '@rig4u/preset/run-webpack';
import { promote, publish } from '@rig4u/releases';
import { remotesOf } from '@rig4u/workspace/parts';
import { parts } from '@rig4u/workspace/this-repository';
import { bundle } from './build';

const room = path.join(workspaceRoot, '.rig4u/bench');

/** Builds the screens of the product as one bundle, without federation, into a store of its own and answers the store's folder. */
export async function buildBundle(): Promise<string> {
  process.env['NODE_ENV'] = 'production';
  const store = path.join(room, 'one-bundle');
  await rm(store, { recursive: true, force: true });
  await mkdir(store, { recursive: true });
  await runWebpack(webpack(await bundle(room, remotesOf(parts))));
  const { dist, version } = partAt(path.join(workspaceRoot, 'host'));
  await publish(store, dist);
  await promote(store, { part: 'host', version });
  return store;
}
