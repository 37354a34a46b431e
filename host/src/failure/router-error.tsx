import { useEffect, useState } from 'react';
import { canHeal, countForeign, isForeign, messageOf, noteHealed, reportError } from '@rig4u/shared/errors';
import { isRouteErrorResponse, paths, useLocation, useNavigate, useRouteError } from '@rig4u/shared/routing';
import { Frame, Message, reloadPage } from './failure-frame';

/** What the router shows when loading or rendering a route failed. What a translated page made throw is drawn anew once. */
export function RouterError({ onRefresh = reloadPage }: { onRefresh?: () => void }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const [translated] = useState(() => canHeal(error));
  useEffect(() => {
    if (!translated && isForeign(error)) return countForeign();
    void reportError({ error: isRouteErrorResponse(error) ? new Error(describe(error)) : error, translated });
    if (!translated) return;
    noteHealed();
    // The router draws anew where it comes to a place, and stays with the error until then.
    void navigate(here, { replace: true, state: here.state, preventScrollReset: true });
  }, [error, translated, navigate, here]);
  const actions = (
    <>
      <button type="button" onClick={onRefresh}>
        Refresh Page
      </button>
      {/* A full page load: the router that would handle a link is what failed. */}
      <a href={paths.home}>Return to Home</a>
    </>
  );
  if (translated) return null;
  return (
    <Frame title="Unexpected Application Error!" actions={actions}>
      <Message>{describe(error)}</Message>
    </Frame>
  );
}

const describe = (error: unknown): string =>
  isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : messageOf(error, 'Unknown error');
