import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ErrorBoundary, reportError } from '@rig4u/shared/errors';
import { RouterProvider } from '@rig4u/shared/routing';
import { RigProvider } from '@rig4u/shared/theme';
import type { createApp } from '../shell/routes';
import { criticalError } from '../failure/critical-error';
import { GlobalCrash } from '../failure/global-crash';
import { StartFallback } from '../failure/start-fallback';
import { startPatiently } from './start-with-retry';

export type App = ReturnType<typeof createApp>;

/** The whole page as one element. */
export function page(app: App): ReactNode {
  return (
    <StrictMode>
      <RigProvider>
        <ErrorBoundary
          fallback={(error, info, reset) => <GlobalCrash error={error} componentStack={info} onRetry={reset} />}
        >
          <RouterProvider router={app} />
        </ErrorBoundary>
      </RigProvider>
    </StrictMode>
  );
}

/**
 * Puts the application on the page. When preparing it keeps throwing, the visitor gets the start-up screen with another try; when even
 * that cannot be shown, plain words that need neither React nor styles.
 */
export function start(document: Document, prepare: () => App): void {
  let root: Root | undefined;
  const attempt = () => {
    const app = prepare();
    const place = document.getElementById('root');
    if (!place) throw new Error('The page has no element with the id "root".');
    root ??= createRoot(place);
    root.render(page(app));
  };
  const giveUp = (error: unknown) => {
    void reportError({ error });
    const place = document.getElementById('root');
    if (!place) return criticalError(document);
    root ??= createRoot(place);
    root.render(
      <ErrorBoundary fallback={() => <Critical document={document} />}>
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
  startPatiently(document, attempt, giveUp);
}

function Critical({ document }: { document: Document }) {
  return <div ref={(element) => (element ? criticalError(document) : undefined)} />;
}
