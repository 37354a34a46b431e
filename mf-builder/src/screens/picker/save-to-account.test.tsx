import { configureAuth, signInWithGoogle, signOut } from '@rig4u/shared/auth';
import { accountBuilds } from '@rig4u/shared/builds';
import { initConfig } from '@rig4u/shared/config';
import { testConfig, testIdentity, testUser } from '@rig4u/shared/testing';
import { dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RigProvider } from '@rig4u/shared/theme';
import { rulesEdition } from '../../domain/compatibility/rules-edition';
import { saveToUsersList } from './save-to-account';

const build = { id: '17', name: 'Build #1', date: '2026-11-01T00:00:00.000Z', components: {}, totalPrice: 0 };
const mira = testUser();

const open = () => {
  initConfig(testConfig);
  render(
    <RigProvider>
      <button onClick={() => void saveToUsersList(build)}>Save</button>
      <ToastAreas />
    </RigProvider>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

afterEach(async () => {
  configureAuth(testIdentity());
  await act(() => signOut());
  configureAuth(undefined);
  act(() => dismissToast());
});

test('who presses while a session is still being restored is not told to sign in', async () => {
  let arrive: () => void = () => undefined;
  configureAuth(testIdentity({ signInWithGoogle: () => new Promise((resolve) => (arrive = () => resolve(mira))) }));
  let done: Promise<boolean> | undefined;
  act(() => {
    done = signInWithGoogle();
  });
  await open();
  expect(screen.queryByText('Not signed in')).toBeNull();
  await act(async () => {
    arrive();
    await done;
  });
  expect(await screen.findByText('Build #1 has been saved to your account.')).toBeVisible();
  expect(accountBuilds(mira.uid).read().value).toMatchObject([{ buildId: '17', verdict: { edition: rulesEdition } }]);
});
