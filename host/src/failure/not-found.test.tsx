import { screen } from '@testing-library/react';
import { renderScreen } from '@rig4u/shared/testing';
import { NotFound } from './not-found';

test(spec('2.9 2.98', 'says so, leads home, and logs the address once'), () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = renderScreen(<NotFound />, { path: '/nowhere?token=1' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404');
  expect(screen.getByText('Oops! Page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  unmount();
  renderScreen(<NotFound />, { path: '/nowhere' });
  expect(log.mock.calls).toEqual([['404: nothing at the address /nowhere']]);
  log.mockRestore();
});
