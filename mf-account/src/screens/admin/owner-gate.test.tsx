import { configureAuth, signInWithEmail } from '@rig4u/shared/auth';
import { listErrorLogs } from '@rig4u/shared/database';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { nobody, owner, provider, signIn, visit } from '../../../checks/open-admin';

jest.mock('@rig4u/shared/database', () => ({ listErrorLogs: jest.fn(), setErrorLogResolved: jest.fn() }));
const list = jest.mocked(listErrorLogs);
const ask = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  list.mockReset().mockResolvedValue([]);
  ask.mockReset().mockRejectedValue(new Error('not in this test'));
});
afterEach(async () => {
  jest.useRealTimers();
  await nobody();
});

const nothingOfIt = () => {
  expect(screen.queryByRole('tab')).toBeNull();
  expect(list).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
};

test(spec('2.7', 'whoever is not signed in gets the sign-in view, and the owner goes on from there'), async () => {
  configureAuth(provider(owner));
  const { user } = visit();
  expect(await screen.findByRole('heading', { level: 2, name: 'User Account' })).toBeVisible();
  expect(document.title).toBe('Sign in · Rig4U');
  expect(screen.queryByText(/error log/i)).toBeNull();
  expect(list).not.toHaveBeenCalled();
  const panel = within(await screen.findByRole('tabpanel'));
  await user.type(panel.getByRole('textbox', { name: 'Email' }), 'owner@rig4u.example');
  await user.type(panel.getByLabelText('Password'), 'secret');
  await user.click(panel.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
});

test.each(['mira@workbench.example', `x${owner.email}`, '', null])(
  spec('2.7', 'whoever is signed in as %j finds no such page'),
  async (email) => {
    await signIn({ email });
    visit();
    // What the sign-in says comes a moment later.
    await screen.findByRole('region', { name: /^Messages/ });
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found · Rig4U');
    nothingOfIt();
  },
);

test('while it is found out who is here, nothing of the screen is said; then the owner has it', async () => {
  let arrive: () => void = () => undefined;
  configureAuth(provider(owner, { signInWithEmail: () => new Promise((resolve) => (arrive = () => resolve(owner))) }));
  let done: Promise<boolean> | undefined;
  act(() => {
    done = signInWithEmail('', '');
  });
  visit();
  expect(screen.getByText('Checking your sign-in...')).toBeInTheDocument();
  nothingOfIt();
  await act(async () => {
    arrive();
    await done;
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  expect(document.title).toBe('Admin · Rig4U');
  expect(list).toHaveBeenCalled();
});

test('an owner whose address is not verified is told why nothing is shown, and can have the e-mail sent', async () => {
  const send = jest.fn(() => Promise.resolve());
  await signIn({ emailVerified: false }, { sendVerification: send });
  const { user } = visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Verify your email address' })).toBeVisible();
  expect(screen.getByText(/the database refuses to show anything until that address is verified/)).toBeVisible();
  nothingOfIt();
  await user.click(screen.getByRole('button', { name: 'Send verification email' }));
  expect(
    await screen.findByText(`The email is on its way to ${owner.email}. It may take some minutes to arrive.`),
  ).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test.each(['auth/user-token-expired', 'auth/internal-error', 'auth/network-request-failed'])(
  'an e-mail of which the answer comes after 20 s is said to be on its way then, and not before; refused with %s it never is',
  async (code) => {
    jest.useFakeTimers();
    const after20 = (end: () => void) => void setTimeout(end, 20_000);
    const send = jest
      .fn(() => new Promise<void>((resolve) => after20(resolve)))
      .mockImplementationOnce(
        () => new Promise((_, reject) => after20(() => reject(Object.assign(new Error('no'), { code })))),
      );
    await signIn({ emailVerified: false }, { sendVerification: send });
    visit();
    const ask = async (ms: number) => {
      fireEvent.click(screen.getByRole('button', { name: 'Send verification email' }));
      await act(() => jest.advanceTimersByTimeAsync(ms));
    };
    const sent = () => screen.queryByText(/^The email is on its way/);
    await ask(19_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(sent()).toBeNull();
    await ask(19_000);
    expect(sent()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(sent()).toBeVisible();
  },
);

test('who leaves while the e-mail is asked for is told nothing', async () => {
  let arrive: () => void = () => undefined;
  await signIn({ emailVerified: false }, { sendVerification: () => new Promise((resolve) => (arrive = resolve)) });
  const { user, unmount } = visit();
  await user.click(screen.getByRole('button', { name: 'Send verification email' }));
  unmount();
  await act(async () => arrive());
  expect(document.body).not.toHaveTextContent('on its way');
  visit();
  expect(await screen.findByRole('button', { name: 'Send verification email' })).toBeEnabled();
  await act(async () => undefined);
  expect(screen.queryByText(/on its way/)).toBeNull();
});

test('an e-mail that could not be sent is said, and can be asked for again', async () => {
  const send = jest.fn(() => Promise.reject(new Error('offline')));
  await signIn({ emailVerified: false }, { sendVerification: send });
  const { user } = visit();
  await user.click(screen.getByRole('button', { name: 'Send verification email' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Send verification email' }));
  expect(send).toHaveBeenCalledTimes(2);
});
