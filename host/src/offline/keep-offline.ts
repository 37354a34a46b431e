import type { PageIndex } from '@rig4u/shared/contracts';
import { on } from '@rig4u/shared/events';
import { offlineCache, workerPath } from '@rig4u/shared/offline';

interface Registry {
  current(): Pick<PageIndex, 'epoch' | 'revision' | 'offline' | 'preview'>;
}

type Worker = Pick<ServiceWorkerContainer, 'register' | 'ready' | 'getRegistrations'>;

/** What of a browser this needs; a browser without workers, or a private window, has none. */
export interface Browser {
  serviceWorker?: Worker;
  /** Chromium only: whether the visitor asked to be sent little. */
  connection?: { saveData?: boolean };
}

/**
 * Has the service worker keep what is live, now and at each new revision. Where the registry says that nothing may be kept, takes
 * worker and files away. A failure changes nothing for the visitor: the page goes on as without a worker.
 * Returns the function that ends it.
 */
export function keepOffline(registry: Registry, browser: Browser = navigator): () => void {
  const { serviceWorker, connection } = browser;
  if (!serviceWorker) return () => undefined;
  const { epoch, revision } = registry.current();
  const act = async (): Promise<void> => {
    // What only one visitor may see is not kept in the place of what is live.
    if (registry.current().preview) return;
    if (registry.current().offline === 'off') await withdraw(serviceWorker);
    else if (!connection?.saveData) await keep(serviceWorker, { epoch, revision });
  };
  const run = (): void => void act().catch((error: unknown) => console.warn('Offline use could not be set up:', error));
  run();
  return on('registry-changed', run);
}

/**
 * Paths of the files of releases that this page has loaded: until there was a worker nobody noted which of them are kept only because they
 * were opened.
 */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(host|remotes)\//.test(pathname))
    .map(({ pathname }) => pathname);

/** Asks the worker to keep what is live; it must know with which revision this page was loaded. */
async function keep(serviceWorker: Worker, loadedAt: Pick<PageIndex, 'epoch' | 'revision'>): Promise<void> {
  // The browser must ask the gateway for the worker each time, or the switch would come a day late.
  await serviceWorker.register(workerPath, { updateViaCache: 'none' });
  (await serviceWorker.ready).active?.postMessage({ ...loadedAt, loaded: loadedFiles() });
}

/** Takes the worker and what it kept away. A page that it serves goes on: from now on with the network alone. */
async function withdraw(serviceWorker: Worker): Promise<void> {
  for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
  await caches.delete(offlineCache);
}
