import { Outlet } from '@rig4u/shared/routing';
import { renderScreen } from '@rig4u/shared/testing';
import { configure } from '@testing-library/react';
import remote from './routes';

// Why: the chunk of a screen comes late where many tests run at once.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

const Around = () => (
  <main>
    <Outlet />
  </main>
);

/** Opens an address with all routes of this remote, as a visitor meets them. For tests only. */
export function visit(path: string, state?: unknown) {
  return renderScreen(<p>Another screen</p>, {
    path,
    state,
    routes: [
      {
        element: <Around />,
        HydrateFallback: () => null,
        children: remote.routes.map(({ path: pattern, lazy }) => ({ path: pattern, lazy })),
      },
    ],
  });
}
