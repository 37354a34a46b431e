import { Outlet } from '@rig4u/shared/routing';
import { renderScreen } from '@rig4u/shared/testing';
import remote from './routes';

const Page = () => (
  <main>
    <Outlet />
  </main>
);

/** Opens an address with all routes of this remote, as a visitor would. For tests only. */
export function visit(path: string, state?: unknown) {
  return renderScreen(<p>Another screen</p>, {
    path,
    state,
    routes: [
      {
        element: <Page />,
        HydrateFallback: () => null,
        children: remote.routes.map(({ path: pattern, lazy }) => ({ path: pattern, lazy })),
      },
    ],
  });
}
