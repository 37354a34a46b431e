import { openedDialog } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import { openContact } from '../../../checks/open-screen';

const mockLoaded = jest.fn();
jest.mock('@rig4u/shared/widgets', () => {
  mockLoaded();
  return jest.requireActual('@rig4u/shared/widgets');
});

test('a dialog that does not load says so, and the next press tries again', async () => {
  mockLoaded.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const { user } = openContact();
  expect(mockLoaded).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Schedule a Consultation' }));
  expect(
    await screen.findByText('This part of the page could not be loaded. Check your connection and try again.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Schedule a Consultation' }));
  expect(await openedDialog('Schedule a Consultation')).toBeVisible();
});
