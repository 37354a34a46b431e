import { config } from '@rig4u/shared/config';
import type { PageIndex } from '@rig4u/shared/contracts';
import { whenQuiet } from '../offline/when-quiet';
import { onLoadNoted, someFailed } from '../remotes/note-load';

/**
 * Has this visit tell how its releases loaded: once the page is quiet, and at once when something failed. Nothing is told where the
 * browser asks not to be tracked.
 */
export function startLoadReports(window: Window, index: () => PageIndex): void {
  const { navigator, performance, location } = window;
  if (asksNotToBeTracked(navigator)) return;
  const openedAt = location.pathname;
  const host = { version: HOST_VERSION, ms: Math.round(performance.now()) };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    import(/* webpackChunkName: "load-reports" */ './send-load-reports').then(
      ({ sendLoadReports }) =>
        sendLoadReports(window, { host, index: index(), openedAt, share: config().loadReports.share }),
      (error: unknown) => console.warn('How this page loaded cannot be told:', error),
    );
  };
  onLoadNoted(() => {
    if (someFailed()) begin();
  });
  whenQuiet(window, begin);
}

/** Global Privacy Control, or Do Not Track. */
const asksNotToBeTracked = (navigator: Navigator): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1';
