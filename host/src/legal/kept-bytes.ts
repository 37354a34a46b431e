import { offlineCache } from '@rig4u/shared/offline';
import { readKept } from '../offline/worker/kept';

/** How many bytes this browser keeps for use without a network: 0 where it keeps nothing, or has no place for it. */
export async function keptBytes(): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(offlineCache))) return 0;
  return (await readKept(await caches.open(offlineCache)))?.bytes ?? 0;
}

/** '2.3 MB'. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
