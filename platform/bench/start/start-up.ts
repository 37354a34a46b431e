import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../median';
import { benchChanges } from './one-changed-file';
import { secondsToReady } from './running-start';

const rounds = 5;

/**
 * Seconds until `npm start` is ready: with new services (first), with services that were there before (median of five), and after
 * one changed file; and from a save to the release that has it.
 */
export async function benchStartUp(): Promise<Record<string, Record<string, string>>> {
  const data = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
  await chmod(data, 0o755);
  const services = join(data, 'services');
  try {
    // Whatever is not built yet is built in a start that does not count.
    await secondsToReady(join(data, 'before'));
    const first = await secondsToReady(services);
    const again: number[] = [];
    for (let round = 0; round < rounds; round += 1) again.push(await secondsToReady(services));
    return {
      'new services': { seconds: first.toFixed(1) },
      'services there before': { seconds: median(again).toFixed(1) },
      ...(await benchChanges(services)),
    };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
