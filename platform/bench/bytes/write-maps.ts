import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import webpack from 'webpack';
import { host } from '@rig4u/preset/host';
import { workspaceRoot } from '@rig4u/preset/part';
import { remote } from '@rig4u/preset/remote';
import { runWebpack } from '@rig4u/preset/run-webpack';

/** A program: builds the part `argv[2]` once more; its source maps go to the folder that the environment names. */
const [, , part = ''] = argv;
const dir = path.join(workspaceRoot, part);
const out = await mkdtemp(path.join(tmpdir(), 'rig4u-bytes-'));
try {
  const config = part === 'host' ? await host(dir) : remote(dir);
  await runWebpack(webpack({ ...config, cache: false, output: { ...config.output, path: out } }));
} finally {
  await rm(out, { recursive: true, force: true });
}
