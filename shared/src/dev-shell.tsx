import { createRoot } from 'react-dom/client';
import { startAuth } from './account/auth';
import type { Config } from './kernel/contracts/config';
import { initConfig } from './kernel/config';
import { parseRemoteModule, type RemoteRoute } from './kernel/contracts/remote';
import { createBrowserRouter, Link, Outlet, RouterProvider } from './kernel/routing';
import { applyTheme, preferredTheme, RigProvider, ThemeToggle, watchPageEdges } from './look/theme';
import { ToastAreas } from './look/toasts';
import { Box, Container, HStack, Text } from './look/ui';

/** Runs one remote alone: its routes under a plain header, with theme and toasts, and no other part of the product. */
export function runAlone(routesModule: unknown, config: Config): void {
  initConfig(config);
  startAuth();
  applyTheme(
    document,
    preferredTheme(localStorage.getItem('theme'), matchMedia('(prefers-color-scheme: dark)').matches),
  );
  document.documentElement.dataset['fonts'] = 'web';
  watchPageEdges(document);
  const { routes } = parseRemoteModule(routesModule);
  const router = createBrowserRouter([
    {
      element: <Bare routes={routes} />,
      hydrateFallbackElement: <Text>Loading...</Text>,
      children: [...routes, { path: '*', element: <Elsewhere routes={routes} /> }],
    },
  ]);
  const place = document.getElementById('root');
  if (!place) throw new Error('The development page has no element with the id "root".');
  createRoot(place).render(
    <RigProvider>
      <RouterProvider router={router} />
    </RigProvider>,
  );
}

/** Addresses of a remote that need no parameter. */
const entrances = (routes: RemoteRoute[]): string[] =>
  routes.map((route) => route.path).filter((path) => !path.includes(':'));

function Bare({ routes }: { routes: RemoteRoute[] }) {
  return (
    <>
      <Box as="header" borderBottomWidth="1px" borderColor="line">
        <Container>
          <HStack as="nav" aria-label="Screens of this remote" gap="4" py="2" flexWrap="wrap">
            {entrances(routes).map((path) => (
              <Link key={path} to={path}>
                {path}
              </Link>
            ))}
            <ThemeToggle />
          </HStack>
        </Container>
      </Box>
      <main id="main">
        <Outlet />
      </main>
      <ToastAreas />
    </>
  );
}

function Elsewhere({ routes }: { routes: RemoteRoute[] }) {
  return (
    <Container py="8">
      <Text>{`This address belongs to the host or to another remote. Screens of this one: ${entrances(routes).join(', ')}`}</Text>
    </Container>
  );
}
