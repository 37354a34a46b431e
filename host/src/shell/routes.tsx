import {
  createBrowserRouter,
  Outlet,
  redirectDocument,
  ScrollRestoration,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from '@rig4u/shared/routing';
import { ToastAreas } from '@rig4u/shared/toasts';
import { LoadingPage } from '@rig4u/shared/ui';
import { RouterError } from '../failure/router-error';
import { Home } from '../home/home';
import { Places, useCurrentPlaces } from '../remotes/places';
import { IsOpen, type RemoteSource } from '../remotes/source';
import { usePrefetchedLinks } from './prefetch-links';
import { RemoteOutlet } from './remote-outlet';
import { Shell } from './shell';

/**
 * Whether a screen is loaded anew: for another pathname and for 'Try Again'. Never for the query, or a visitor's form
 * would be lost.
 */
const onNewPath = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);

/** Every route of the product: the host's own screens, and one `*` for all remotes. */
export function appRoutes(source: RemoteSource): RouteObject[] {
  return [
    {
      element: <AppShell source={source} />,
      errorElement: <RouterError />,
      children: [
        { index: true, element: <Home /> },
        {
          path: '/terms',
          lazy: () => import(/* webpackChunkName: "legal" */ '../legal/terms').catch(source.failedFile),
          hydrateFallbackElement: <LoadingPage>Loading...</LoadingPage>,
          errorElement: <RouterError />,
        },
        {
          path: '/privacy',
          lazy: () => import(/* webpackChunkName: "legal" */ '../legal/privacy').catch(source.failedFile),
          hydrateFallbackElement: <LoadingPage>Loading...</LoadingPage>,
          errorElement: <RouterError />,
        },
        {
          path: '*',
          element: <RemoteOutlet source={source} />,
          errorElement: <RouterError />,
          hydrateFallbackElement: <LoadingPage>Loading...</LoadingPage>,
          shouldRevalidate: onNewPath,
          loader: async ({ request }) => {
            const outcome = await source.load(new URL(request.url).pathname);
            if (outcome.kind === 'reload') throw redirectDocument(request.url);
            return outcome;
          },
        },
      ],
    },
  ];
}

/** The router of the page. */
export function createApp(source: RemoteSource) {
  keyFirstEntry();
  return createBrowserRouter(appRoutes(source));
}

/**
 * Gives the entry that a page is opened with a key of its own. The router calls all of them 'default', and would scroll a
 * page that is opened anew to where the last one was left.
 */
function keyFirstEntry(): void {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in kept)) history.replaceState({ ...kept, key: Math.random().toString(36).slice(2, 10) }, '');
}

/** What surrounds every screen: header, footer, notifications, and the link prefetch. */
function AppShell({ source }: { source: RemoteSource }) {
  usePrefetchedLinks(source);
  return (
    <IsOpen value={source.owns}>
      <Places value={useCurrentPlaces(source)}>
        <Shell>
          <Outlet />
        </Shell>
      </Places>
      <ScrollRestoration />
      <ToastAreas />
    </IsOpen>
  );
}
