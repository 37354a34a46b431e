import { render, screen } from '@testing-library/react';
import { initConfig } from '@rig4u/shared/config';
import { createMemoryRouter } from '@rig4u/shared/routing';
import { testConfig } from '@rig4u/shared/testing';
import { page } from './start';

jest.mock('@rig4u/shared/routing', () => ({
  ...jest.requireActual<object>('@rig4u/shared/routing'),
  RouterProvider: () => {
    throw new Error('a wire came off');
  },
}));

test(spec('2.11', 'a boundary stands around everything, the router too'), () => {
  initConfig(testConfig);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  render(page(createMemoryRouter([{ path: '*', element: <p>never</p> }])));
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText('a wire came off')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  jest.restoreAllMocks();
});
