import { join } from 'node:path';
import { Refusal, root, runChild } from '@rig4u/kernel';
import { mapsOf } from './maps';
import { publish } from '@rig4u/releases';

/**
 * Builds a part under a version in a process of its own and publishes what came out. With `maps` its source maps are kept beside the
 * store. Throws a Refusal with the build's output.
 */
export async function buildAndPublish(
  store: string,
  { part, version, maps = false }: { part: string; version: string; maps?: boolean },
): Promise<void> {
  const rig4u = join(root, 'platform', 'releases', 'bin', 'rig4u.mjs');
  const { ok, output } = await runChild(process.execPath, [rig4u, 'build'], {
    cwd: join(root, part),
    env: { RIG4U_VERSION: version, ...(maps && { RIG4U_MAPS: mapsOf(part, version) }) },
  });
  if (!ok)
    throw new Refusal(
      `${output.trim()}\n\nThe build of ${part} failed: its output is above. Fix that, then run the same command again.`,
    );
  // A developer's browser takes the whole files from this machine.
  await publish(store, join(root, part, 'dist'), { deltas: false });
}
