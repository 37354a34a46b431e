import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { ErrorBoundary, isForeign, reportError } from '@rig4u/shared/errors';
import { RigProvider, watchPageEdges } from '@rig4u/shared/theme';
import { criticalError } from '../failure/critical-error';
import { GlobalCrash } from '../failure/global-crash';
import { StartFallback } from '../failure/start-fallback';
import { sayHostFailed } from '../load-reports/host-failed';
import { Application, type App } from './application';
import { endState, hasFrame } from './frame-place';
import { replaceFrame } from './replace-frame';
import { startWithRetry } from './start-with-retry';

/** The mark of the frame goes with the frame, whatever comes in its place. */
function FrameEnds(): null {
  useLayoutEffect(() => endState(document), []);
  return null;
}

/** The whole page as one element. */
export function page(app: App, onShown?: () => void): ReactNode {
  return (
    <StrictMode>
      <FrameEnds />
      <RigProvider>
        <ErrorBoundary
          fallback={(error, info, reset) => <GlobalCrash error={error} componentStack={info} onRetry={reset} />}
        >
          <Application app={app} onShown={onShown} />
        </ErrorBoundary>
      </RigProvider>
    </StrictMode>
  );
}

function rootOptions(document: Document): RootOptions {
  let isGone = false;
  return {
    // What React drew again by itself is told by its cause: React's own error says neither what was thrown nor by whom.
    onRecoverableError: (error) => window.reportError((error instanceof Error && error.cause) || error),
    // What no boundary caught, as where the page itself cannot be put there, leaves nothing on it. More may fail while React clears up.
    onUncaughtError: (error) => {
      criticalError(document);
      if (!isGone && !isForeign(error)) sayHostFailed(window, 'entry');
      isGone = true;
      window.reportError(error);
    },
  };
}

/**
 * Puts the application that `prepare` makes on the page. When `prepare` keeps throwing, the visitor gets the start-up
 * screen with 'Try Again'; when even that cannot be shown, plain words that need neither React nor styles.
 */
export function start(document: Document, prepare: () => App): void {
  watchPageEdges(document);
  let root: Root | undefined;
  const attempt = () => {
    const app = prepare();
    const place = document.getElementById('root');
    if (!place) throw new Error('The page has no element with the id "root".');
    const stage = (root ??= createRoot(place, rootOptions(document)));
    // In slices, so that the page answers the visitor in between.
    const show = (onShown?: () => void) => startTransition(() => stage.render(page(app, onShown)));
    if (hasFrame(document)) replaceFrame(document, app, show);
    else show();
  };
  const giveUp = (error: unknown) => {
    void reportError({ error });
    // Somebody has to hear of a page that did not start; but what an extension threw does not count against the host.
    if (!isForeign(error)) sayHostFailed(window, 'entry');
    const place = document.getElementById('root');
    if (!place) return criticalError(document);
    root ??= createRoot(place, rootOptions(document));
    root.render(
      <ErrorBoundary fallback={() => <Critical document={document} />}>
        <FrameEnds />
        <RigProvider>
          <StartFallback error={error} onRetry={again} />
        </RigProvider>
      </ErrorBoundary>,
    );
  };
  const again = () => {
    try {
      attempt();
    } catch (error) {
      giveUp(error);
    }
  };
  startWithRetry(document, attempt, giveUp);
}

function Critical({ document }: { document: Document }) {
  return <div ref={(element) => (element ? criticalError(document) : undefined)} />;
}

/** JSON that the gateway wrote into the page. Throws an Error that says what is missing or unreadable. */
export function readPageJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page came without its ${id}. Serve it through the gateway, which writes it in.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The page's ${id} is not readable: ${String(error)}`, { cause: error });
  }
}

/** The record that the gateway wrote into the page of a remote; undefined on the host's own pages. */
export const carriedRecord = (document: Document): unknown =>
  document.getElementById('rig4u-record') ? readPageJson(document, 'rig4u-record') : undefined;

/** How long a busy page may put off a task that can wait, in milliseconds. */
const idleTimeoutMs = 2_000;

/** Calls `task` once, when the browser has painted and is idle; after two seconds at the latest. */
export function whenIdle(window: Window, task: () => void): void {
  // Safari has no idle callback. There a timer lets the first paint go ahead.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: idleTimeoutMs });
  else globalThis.setTimeout(task, 200);
}
