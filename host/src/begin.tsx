import { startAuth } from '@rig4u/shared/auth';
import { initConfig } from '@rig4u/shared/config';
import type { App } from './boot/application';
import { carriedRecord, readPageJson, start, whenIdle } from './boot/start';
import { hasTyped, loadAnew } from './old-page/load-anew';
import { onceMore } from './old-page/once-for-release';
import { whenQuiet } from './offline/when-quiet';
import { forgetFirstScreen } from './boot/first-screen';
import { startLoadReports } from './load-reports/start-load-reports';
import { watchMissingFiles } from './old-page/missing-files';
import { federatedSource } from './remotes/load-remote';
import { createRecords } from './remotes/records';
import { createRegistryStore } from './remotes/registry';
import { createApp } from './shell/routes';
import { replaceLatePanel } from './shell/replace-late-panel';
import { watchForWhy } from './why/watch-for-why';

const openedAt = location.pathname;

const prepare = (): App => {
  initConfig(readPageJson(document, 'rig4u-config'));
  const registry = createRegistryStore(readPageJson(document, 'rig4u-index'));
  const source = federatedSource({
    federation: async () => (await import(/* webpackChunkName: "federation" */ './remotes/federation')).federation,
    registry,
    records: createRecords(carriedRecord(document), registry.written()),
    hostVersion: HOST_VERSION,
    missingFiles: watchMissingFiles(window, {
      registry,
      leave: (release) => {
        const { location: next } = app.state.navigation;
        return loadAnew(window, release, next && app.createHref(next));
      },
    }),
    onTryAgain: () => onceMore(window),
    onLate: (remote) => replaceLatePanel(app, remote),
  });
  const app = createApp(source);
  app.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.historyAction === 'REPLACE') return;
    registry.refreshSoon();
    if (state.location.pathname !== openedAt) forgetFirstScreen(document);
  });
  registry.watch();
  startLoadReports(window, registry.current);
  watchForWhy(window, registry);
  if (registry.current().preview)
    import(/* webpackChunkName: "preview" */ './preview/show-badge').then(
      ({ showBadge }) => showBadge(document, registry.current),
      (error: unknown) => console.warn('The badge of the preview did not arrive:', error),
    );
  if (hasTyped(window))
    import(/* webpackChunkName: "type-again" */ './old-page/type-again').then(
      ({ typeWhatWasTyped }) => typeWhatWasTyped(window),
      (error: unknown) => console.warn('What was typed did not come back:', error),
    );
  // Sign-in changes one button of the first screen, so the identity library must not compete with that screen for the
  // network.
  whenIdle(window, startAuth);
  whenQuiet(window, () => {
    import(/* webpackChunkName: "offline" */ './offline/keep-offline').then(
      ({ keepOffline }) => keepOffline(registry),
      (error: unknown) => console.warn('Offline use was not set up:', error),
    );
  });
  return app;
};

/** Puts the application on the page. */
export const begin = (): void => start(document, prepare);
