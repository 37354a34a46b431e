import { screen } from '@testing-library/react';
import { accessibilityFaults } from '@rig4u/config/accessibility';
import { renderScreen } from '../../../../checks/render-screen';
import { NotFound } from '.';

test('says that there is no page, in the title too, and leads home', async () => {
  const { user, location } = renderScreen(<NotFound />, {
    path: '/nowhere',
    routes: [{ path: '/', element: <h1>Home</h1> }],
  });
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(screen.getByText('Oops! Page not found')).toBeVisible();
  expect(document.title).toBe('Page not found · Rig4U');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'There is no page at this address.',
  );
  await user.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(location().pathname).toBe('/');
});

test('it is sound', async () => {
  const { container } = renderScreen(
    <main>
      <NotFound />
    </main>,
    { path: '/nowhere' },
  );
  expect(await accessibilityFaults(container)).toEqual([]);
});
