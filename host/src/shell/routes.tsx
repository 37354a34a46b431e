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
          lazy: () => import(/* webpackChunkName: "legal" */ '../legal/terms'),
          hydrateFallbackElement: <LoadingPage>Loading...</LoadingPage>,
          errorElement: <RouterError />,
        },
        {
          path: '/privacy',
          lazy: () => import(/* webpackChunkName: "legal" */ '../legal/privacy'),
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
export const createApp = (source: RemoteSource) => createBrowserRouter(appRoutes(source));

/** What surrounds every screen: header, footer, notifications, and the link prefetch. */
function AppShell({ source }: { source: RemoteSource }) {
  usePrefetchedLinks(source);
  return (
    <IsOpen value={source.owns}>
      <Shell>
        <Outlet />
      </Shell>
      <ScrollRestoration />
      <ToastAreas />
    </IsOpen>
  );
}
