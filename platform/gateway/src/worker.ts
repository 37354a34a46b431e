import type { HostManifest } from '@rig4u/releases/manifest';
import { integrityOf, readReleaseFile } from '@rig4u/releases/store';
import { offlineCache } from '@rig4u/shared/contracts';

/** The worker's file in a host's release. */
export const workerFile = 'worker.js';

/**
 * What a worker may do: ask this origin. It carries no integrity policy, under which a browser would not register it (measured): it
 * loads no scripts, and a policy of its own answer counts for it alone.
 */
export const workerHeaders = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" };

/**
 * Takes the place of the worker where offline use is off: deletes what was kept and unregisters itself. It answers no requests, so
 * open pages go on with the network.
 */
export const withdrawingWorker = `// Offline use is off: this worker removes what was kept for it, and itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('${offlineCache}')).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

/**
 * The worker of a host release. Undefined where the release has none, was built before there was one, or holds other bytes than it was
 * published with: a page can do without.
 */
export async function readWorker(store: string, { version, files }: HostManifest): Promise<string | undefined> {
  const hash = files[workerFile];
  const bytes = hash && (await readReleaseFile(store, { part: 'host', version }, workerFile));
  return bytes && integrityOf(bytes) === hash ? new TextDecoder().decode(bytes) : undefined;
}
