import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import webpack from 'webpack';
import { host } from '@rig4u/preset/host';
import { workspaceRoot } from '@rig4u/preset/part';
import { remote } from '@rig4u/preset/remote';
import { runWebpack } from '@rig4u/preset/run-webpack';
import { bytesByModule, type ModuleBytes } from './module-bytes';
import { withoutHash } from './names';

/** A program: builds the part `argv[2]` once more, with source maps, and writes the bytes of its modules into `argv[3]`. */
const [, , part = '', to = ''] = argv;
const dir = path.join(workspaceRoot, part);
const out = await mkdtemp(path.join(tmpdir(), 'rig4u-bytes-'));
try {
  const config = part === 'host' ? await host(dir) : remote(dir);
  const output = { ...config.output, path: out };
  await runWebpack(webpack({ ...config, cache: false, devtool: 'hidden-source-map', output }));
  const files: Record<string, ModuleBytes> = {};
  // Only what webpack itself bundled has a map.
  for (const map of (await readdir(out)).filter((file) => file.endsWith('.js.map'))) {
    const name = map.slice(0, -'.map'.length);
    const script = await readFile(path.join(out, name), 'utf8');
    files[withoutHash(name)] = bytesByModule(script, await readFile(path.join(out, map), 'utf8'));
  }
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, JSON.stringify(files));
} finally {
  await rm(out, { recursive: true, force: true });
}
