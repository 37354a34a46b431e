import { screen } from '@testing-library/react';
import { openPurchase } from '../../../checks/open-screen';

const mockLoaded = jest.fn();
jest.mock('@rig4u/shared/accessories', () => {
  mockLoaded();
  return jest.requireActual('@rig4u/shared/accessories');
});

test(spec('2.75', 'accessories that do not load can be asked for again'), async () => {
  mockLoaded.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const { user } = openPurchase({ build: { id: '17', name: 'Build #1', components: {} } });
  expect(screen.getByRole('heading', { level: 1, name: 'Purchase Your PC Build' })).toBeVisible();
  expect(screen.getByText('Loading purchase details...')).toBeVisible();
  expect(await screen.findByText('Failed to load purchase data')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Order Summary' })).toBeVisible();
});

test('an error is there at once, and fetches nothing', () => {
  mockLoaded.mockClear();
  openPurchase();
  expect(screen.getByText('No purchase data was provided')).toBeVisible();
  expect(mockLoaded).not.toHaveBeenCalled();
});
