import './jsdom-gaps';
import './no-owner-stacks';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { initConfig, type Config } from '../src/kernel/config';
import { createMemoryRouter, RouterProvider, type Location, type RouteObject } from '../src/kernel/routing';
import { testConfig } from './test-config';
import { RigProvider } from '../src/look/theme';

export { testIdentity, testUser } from './test-identity';
export { faults, neverAnswered } from './faults';
export { misnamedControls } from './misnamed-controls';
export { openedDialog } from './opened-dialog';
export { shownText } from './shown-text';
export { testConfig };

/** jsdom has no media queries; a test that needs one to match spies on this. */
if (!('matchMedia' in window))
  Object.defineProperty(window, 'matchMedia', { writable: true, configurable: true, value: nothingMatches });

function nothingMatches(query: string): MediaQueryList {
  const deprecated = { addListener: () => undefined, removeListener: () => undefined };
  return Object.assign(new EventTarget(), deprecated, { matches: false, media: query, onchange: null });
}

export interface ScreenOptions {
  /** The address the visitor stands on, with search and hash; the root without one. */
  path?: string;
  /** The pattern of the screen's route, for its parameters: `/guides/:guideId`. Any address without one. */
  route?: string;
  /** The navigation state the visitor arrives with. */
  state?: unknown;
  /** Settings that differ from the tests' own. */
  config?: Partial<Config>;
  /** Other screens that links of this one may lead to. */
  routes?: RouteObject[];
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  /** Where the visitor is now. */
  location: () => Location;
}

/** Renders a screen as the host does: with theme, router and config. For tests only. */
export function renderScreen(
  ui: ReactNode,
  { path = '/', route = '*', state, config, routes = [] }: ScreenOptions = {},
): RenderedScreen {
  initConfig({ ...testConfig, ...config });
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  const router = createMemoryRouter([...routes, { path: route, element: ui }], {
    initialEntries: [{ pathname, search, hash, state }],
  });
  const user = userEvent.setup();
  const rendered = render(
    <RigProvider>
      <RouterProvider router={router} />
    </RigProvider>,
  );
  return { ...rendered, user, location: () => router.state.location };
}
