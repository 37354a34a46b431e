import remotes, { nav } from 'rig4u-bench/remotes';
import { startAuth } from '@rig4u/shared/auth';
import { initConfig } from '@rig4u/shared/config';
import {
  matchesPath,
  parseRemoteModule,
  parseScreenModule,
  placesOf,
  readIndex,
  type NavPlace,
} from '@rig4u/shared/contracts';
import { installErrorHandlers } from '@rig4u/shared/errors';
import { screensAt } from '@rig4u/shared/boot';
import { createApp } from '../../../host/src/shell/routes';
import type { RemoteSource } from '../../../host/src/remotes/source';
import { readPageJson, start, whenIdle } from '../../../host/src/boot/start';
import { whenQuiet } from '../../../host/src/offline/when-quiet';

installErrorHandlers(window);

/** The same screens without federation: every part's routes are in the first bundle, every screen is an ordinary chunk. */
const routes = remotes.flatMap((part) => parseRemoteModule(part).routes);

let places: NavPlace[] = [];

const source: RemoteSource = {
  places: () => places,
  owns: (pathname) => routes.some((route) => matchesPath(route.path, pathname)),
  async load(pathname) {
    const [route] = screensAt(routes, pathname);
    if (!route) return { kind: 'not-found' };
    return {
      kind: 'screen',
      remote: 'bundle',
      release: 'bundle',
      routes: [{ path: route.path, Component: parseScreenModule(await route.lazy()).Component }],
    };
  },
  crashed: () => 'none',
  tryAgain: () => undefined,
  failedFile: async (error) => {
    throw error;
  },
  prefetch: () => undefined,
};

start(document, () => {
  initConfig(readPageJson(document, 'rig4u-config'));
  const index = readIndex(readPageJson(document, 'rig4u-index'));
  places = [...placesOf(index), ...nav].toSorted((one, two) => one.order - two.order);
  // What the product does once its page is idle.
  whenIdle(window, startAuth);
  whenQuiet(window, () => {
    import(/* webpackChunkName: "offline" */ '../../../host/src/offline/keep-offline').then(
      ({ keepOffline }) => keepOffline({ current: () => index }),
      (error: unknown) => console.warn('Offline use was not set up:', error),
    );
  });
  return createApp(source);
});
