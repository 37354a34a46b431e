import {
  createBrowserRouter,
  redirectDocument,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from '@rig4u/shared/routing';
import { RouterError } from '../failure/router-error';
import { Home } from '../home/home';
import type { RemoteSource } from '../remotes/source';
import { AppShell } from './app-shell';
import { LoadingScreen } from './loading-screen';
import { RemoteOutlet } from './remote-outlet';

/** A screen is loaded anew when the pathname changes and on 'Try Again', never for the query: a form is not swapped under the visitor. */
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
          hydrateFallbackElement: <LoadingScreen />,
          errorElement: <RouterError />,
        },
        {
          path: '/privacy',
          lazy: () => import(/* webpackChunkName: "legal" */ '../legal/privacy'),
          hydrateFallbackElement: <LoadingScreen />,
          errorElement: <RouterError />,
        },
        {
          path: '*',
          element: <RemoteOutlet source={source} />,
          errorElement: <RouterError />,
          hydrateFallbackElement: <LoadingScreen />,
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
