import { Outlet } from '@rig4u/shared/routing';
import { renderScreen } from '@rig4u/shared/testing';
import remote from './routes';

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
    routes: [{ element: <Around />, HydrateFallback: () => null, children: remote.routes.map(({ path: pattern, lazy }) => ({ path: pattern, lazy })) }],
  });
}
