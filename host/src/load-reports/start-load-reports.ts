import type { PageIndex } from '@rig4u/shared/contracts';
import { whenQuiet } from '../offline/when-quiet';
import { onLoadFailed } from '../remotes/note-load';

/** Has this visit tell how its releases loaded: once the page is quiet, and at once when something failed. */
export function startLoadReports(window: Window, index: () => PageIndex): void {
  const ms = performance.now();
  let begun: Promise<void> | undefined;
  const begin = () =>
    void (begun ??= import(/* webpackChunkName: "load-reports" */ './send-load-reports').then(
      ({ sendLoadReports }) => sendLoadReports(window, { ms, index: index() }),
      console.warn,
    ));
  onLoadFailed(begin);
  whenQuiet(window, begin);
}
