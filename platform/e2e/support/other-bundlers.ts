import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { publish } from '@rig4u/releases';
import { root } from './folders';

const rig4u = path.join(root, 'platform/releases/bin/rig4u.mjs');

async function runIn(fixture: string, args: string[], env: Record<string, string>): Promise<void> {
  const cwd = path.join(root, 'platform/e2e/fixtures', fixture);
  const { ok, output } = await runChild(process.execPath, args, { cwd, env: { NODE_ENV: 'production', ...env } });
  if (!ok) throw new Error(output);
}

/** Builds the fixture by Rspack with our preset and publishes it; `bare` is without Rspack's plugin that pins its scripts. */
export async function publishRspack(store: string, version: string, pins: 'pinned' | 'bare' = 'pinned') {
  const dist = await temporaryFolder();
  const env = { RIG4U_VERSION: version, RIG4U_DIST: dist, ...(pins === 'bare' && { BARE: 'yes' }) };
  await runIn('mf-rspack', [rig4u, 'build'], env);
  return publish(store, dist);
}

/** Builds the same fixture with the same preset by Rsbuild, and publishes it. */
export async function publishRsbuild(store: string, version: string) {
  const dist = await temporaryFolder();
  const rsbuild = path.join(root, 'platform/e2e/node_modules/@rsbuild/core/bin/rsbuild.js');
  // Not under tsx: it leaves marks in functions whose text becomes part of the entry.
  const args = [rsbuild, 'build', '--config-loader', 'jiti'];
  await runIn('mf-rspack', args, { RIG4U_VERSION: version, RIG4U_DIST: dist });
  return publish(store, dist);
}

/** Builds the fixture by Vite, as a team without our preset does, and publishes it. `change` may replace words of its scripts first. */
export async function publishVite(store: string, version: string, change?: [from: RegExp, to: string]) {
  const dist = await temporaryFolder();
  // Where it thinks itself in a test, the plugin does nothing and everything shared is bundled.
  const env = { RIG4U_VERSION: version, MFE_VITE_NO_TEST_ENV_CHECK: 'true' };
  await runIn('mf-vite', ['build.mjs', version, dist], env);
  if (change) await replaceIn(path.join(dist, 'assets'), change);
  await runIn('mf-vite', [rig4u, 'manifest', dist, '--from', 'mf-manifest.json'], env);
  return publish(store, dist);
}

async function replaceIn(folder: string, [from, to]: [from: RegExp, to: string]): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(from, to));
  }
}
