import { offlineCache, registryMoment, type RegistryMoment } from '@rig4u/shared/offline';
import * as v from 'valibot';
import type { FetchDidSucceedCallbackParam, RouteMatchCallbackOptions } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { inTurn, keepFor } from './keep-for';
import { KeptFirst } from './kept-first';
import { keepOpened } from './opened';
import { PageFirst } from './page-first';

declare const self: ServiceWorkerScope;

// Nothing else is answered here: sign-in, `/api`, the registry and other origins always go to the network, as without a worker.

// Files of releases never change. What is not kept comes from the network, and of that is kept what is not fetched ahead.
const fromKept = {
  cacheName: offlineCache,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheWillUpdate: async () => null, fetchDidSucceed: keepIfOpened }],
};
const isReleaseFile = ({ sameOrigin, url }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && /^\/(host|remotes)\//.test(url.pathname);
// Whoever asks past the browser's cache found wrong bytes before, in a record that somebody mended since.
const asksAnew = ({ request: { cache } }: RouteMatchCallbackOptions): boolean =>
  cache === 'reload' || cache === 'no-store';
registerRoute((asked) => isReleaseFile(asked) && asksAnew(asked), new NetworkFirst(fromKept));
registerRoute(isReleaseFile, new KeptFirst(fromKept));
registerRoute(
  new NavigationRoute(new PageFirst(), {
    denylist: [
      /^\/(api|host|preview|registry|remotes)(\/|$)/,
      /^\/(config\.json|healthz|readyz|registry\.json|worker\.js)$/,
    ],
  }),
);
// The browser asks for a page while the worker starts, which takes 50 to 200 ms on a phone. Only Chromium: in Firefox a page that was
// asked for like this and does not arrive ends the visit, whatever is kept (measured). Only Chromium names its brand in this way.
if ('userAgentData' in navigator) enableNavigationPreload();

// The page that a visitor came with needs its files too when the network goes. It is not loaded again and loses nothing: its files
// have the same bytes from here. A newer worker waits until the last page of the older one is closed.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A page that asks names its moment, and the files that it has loaded; pages of before name none. */
const asking = v.object({ ...registryMoment.entries, loaded: v.optional(v.array(v.string()), []) });

self.addEventListener('message', (event) => {
  const { success, output } = v.safeParse(asking, event.data);
  if (success) event.waitUntil(keepFor(output.loaded, (live) => isOnlyTab(output, live)));
});

/** Of a file that comes from the network a browser has compared the bytes with the hash that the page asked for. */
async function keepIfOpened({ request, response, event }: FetchDidSucceedCallbackParam): Promise<Response> {
  if (request.integrity !== '' && response.ok) {
    const { pathname } = new URL(request.url);
    const copy = response.clone();
    event.waitUntil(inTurn(() => keepOpened(pathname, request.integrity, copy), 'A file is not kept for offline use:'));
  }
  return response;
}

/** Whether the tab that asks is the only one and was loaded with what is live: then nobody needs files of a revision before. */
async function isOnlyTab(loadedAt: RegistryMoment, live: RegistryMoment): Promise<boolean> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.length <= 1 && loadedAt.epoch === live.epoch && loadedAt.revision === live.revision;
}
