import { useEffect } from 'react';
import { messageOf, reportError } from '@rig4u/shared/errors';
import { isRouteErrorResponse, paths, useRouteError } from '@rig4u/shared/routing';
import { Frame, Message, reloadPage } from './failure-frame';

/** What the router shows when loading or rendering a route failed. */
export function RouterError({ onRefresh = reloadPage }: { onRefresh?: () => void }) {
  const error = useRouteError();
  useEffect(() => {
    void reportError({ error: isRouteErrorResponse(error) ? new Error(describe(error)) : error });
  }, [error]);
  const actions = (
    <>
      <button type="button" onClick={onRefresh}>
        Refresh Page
      </button>
      {/* A full page load: the router that would handle a link is what failed. */}
      <a href={paths.home}>Return to Home</a>
    </>
  );
  return (
    <Frame title="Unexpected Application Error!" actions={actions}>
      <Message>{describe(error)}</Message>
    </Frame>
  );
}

const describe = (error: unknown): string =>
  isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : messageOf(error, 'Unknown error');
