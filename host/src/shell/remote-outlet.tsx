import { useEffect } from 'react';
import { ErrorBoundary, isForeign } from '@rig4u/shared/errors';
import {
  Navigate,
  useLoaderData,
  useLocation,
  useRevalidator,
  useRoutes,
  type RouteObject,
} from '@rig4u/shared/routing';
import { NotFound } from '../failure/not-found';
import { RemotePanel } from '../failure/remote-panel';
import type { Outcome, RemoteSource } from '../remotes/source';
import { meantAddress } from './meant-address';

/** Shows the outcome of a load: a screen of a remote, its panel, or not-found. */
export function RemoteOutlet({ source }: { source: RemoteSource }) {
  const outcome = useLoaderData<Outcome>();
  const { revalidate } = useRevalidator();
  if (outcome.kind === 'not-found') return <Nowhere owns={source.owns} />;
  if (outcome.kind === 'reload') return null;
  const retry = () => {
    source.tryAgain(outcome.remote);
    void revalidate();
  };
  if (outcome.kind === 'panel') return <RemotePanel remote={outcome.remote} error={outcome.error} onRetry={retry} />;
  const { remote, release, routes } = outcome;
  return (
    <ErrorBoundary
      key={release}
      component={remote}
      fallback={(error, _info, reset) => (
        <Crashed
          source={source}
          remote={remote}
          release={release}
          error={error}
          onRetry={() => {
            retry();
            reset();
          }}
        />
      )}
    >
      <Screens routes={routes} />
    </ErrorBoundary>
  );
}

/** Leads on from an address that nothing owns, where it is clear what was meant. */
function Nowhere({ owns }: Pick<RemoteSource, 'owns'>) {
  const meant = meantAddress(useLocation(), owns);
  return meant ? <Navigate replace to={meant} /> : <NotFound />;
}

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes) ?? <NotFound />;
}

interface CrashedProps {
  source: RemoteSource;
  remote: string;
  release: string;
  error: unknown;
  onRetry: () => void;
}

/**
 * The panel of a screen that threw. It loads the last good release in its place when there is one. What an extension threw is no release's
 * fault: none is blamed for it, and another one would throw as well.
 */
function Crashed({ source, remote, release, error, onRetry }: CrashedProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isForeign(error) && source.crashed(remote, release, error) === 'has-last-good') void revalidate();
  }, [source, remote, release, error, revalidate]);
  return <RemotePanel remote={remote} error={error} onRetry={onRetry} />;
}
