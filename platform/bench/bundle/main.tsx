import remotes from 'rig4u-bench/remotes';
import { initConfig } from '@rig4u/shared/config';
import {
  parseRemoteModule,
  parseScreenModule,
  matchesPath,
  placesOf,
  readIndex,
  type NavPlace,
} from '@rig4u/shared/contracts';
import { createApp } from '../../../host/src/shell/routes';
import type { RemoteSource } from '../../../host/src/remotes/source';
import { readPageJson, start } from '../../../host/src/boot/start';

/** The same screens without federation: every part's routes are in the first bundle, every screen is an ordinary chunk. */
const routes = remotes.flatMap((part) => parseRemoteModule(part).routes);

let places: NavPlace[] = [];

const source: RemoteSource = {
  places: () => places,
  owns: (pathname) => routes.some((route) => matchesPath(route.path, pathname)),
  async load(pathname) {
    const route = routes.find((candidate) => matchesPath(candidate.path, pathname));
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
  prefetch: () => undefined,
};

start(document, () => {
  initConfig(readPageJson(document, 'rig4u-config'));
  places = placesOf(readIndex(readPageJson(document, 'rig4u-index')));
  return createApp(source);
});
