import { act, render, screen } from '@testing-library/react';
import { RigProvider } from '../../theme';
import { OfflineNote } from './offline-note';

let online = true;
const become = (next: boolean) =>
  act(() => {
    online = next;
    window.dispatchEvent(new Event(next ? 'online' : 'offline'));
  });

beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  render(
    <RigProvider>
      <OfflineNote>Signing in needs a network.</OfflineNote>
    </RigProvider>,
  );
});
afterEach(() => jest.restoreAllMocks());

test('says that the browser is off line while it is, and what needs a network', () => {
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  become(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. Signing in needs a network.');
  become(true);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
