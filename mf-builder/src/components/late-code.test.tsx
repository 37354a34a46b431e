import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@rig4u/shared/testing';
import { lateCode, type LateCode } from './late-code';
import { WhenLoaded } from './when-loaded';

const Part = ({ code }: { code: LateCode<string> }) => (
  <WhenLoaded what="The part" load={code.load} arrived={code.arrived} waiting={<p>its place</p>}>
    {(text) => <p>{text}</p>}
  </WhenLoaded>
);

test('fetched ahead it comes once, however often somebody is about to need it', async () => {
  const fetched = jest.fn(() => Promise.resolve('the part'));
  const code = lateCode(fetched);
  code.prepare();
  code.prepare();
  await code.load();
  expect(fetched).toHaveBeenCalledTimes(1);
  renderScreen(<Part code={code} />);
  // At once: no place that waits for a moment.
  expect(screen.getByText('the part')).toBeVisible();
  expect(screen.queryByText('its place')).toBeNull();
});

test('what does not arrive says so when it is shown, and Try Again fetches it; nothing else asks again', async () => {
  let isOnline = false;
  const fetched = jest.fn(() => (isOnline ? Promise.resolve('the part') : Promise.reject(new Error('offline'))));
  const code = lateCode(fetched);
  renderScreen(<Part code={code} />);
  expect(screen.getByText('its place')).toBeVisible();
  await screen.findByText(/^The part did not arrive\./, {}, { timeout: 3000 });
  const asked = fetched.mock.calls.length;
  code.prepare();
  expect(fetched).toHaveBeenCalledTimes(asked);
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('the part')).toBeVisible();
});
