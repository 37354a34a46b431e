import { configureAuth, signInWithEmail, startAuth } from '@rig4u/shared/auth';
import { paths } from '@rig4u/shared/routing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { forgetEverybody, mira, provider, visit } from '../../../checks/open-account';
import { reloadPage } from './reload-page';

jest.mock('./reload-page', () => ({ reloadPage: jest.fn() }));
const notSetUp = 'Sign-in is not set up on this installation.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reloadPage).mockClear();
});
jest.mock('@rig4u/shared/database', () => ({
  fetchAccountBuilds: () => Promise.resolve([]),
  putAccountBuilds: () => Promise.resolve([]),
}));

beforeEach(() => configureAuth(provider()));
afterEach(async () => {
  jest.useRealTimers();
  await forgetEverybody();
});

test(spec('2.84 2.85 2.95 4.32 9.9', 'a skeleton for half a second, then the sign-in view'), async () => {
  visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(screen.getByText('Loading your account...')).toBeInTheDocument();
  await pass(499);
  expect(screen.queryByRole('heading', { name: 'User Account' })).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('heading', { level: 2, name: 'User Account' })).toBeVisible();
  expect(screen.queryByText('Loading your account...')).not.toBeInTheDocument();
});

test(spec('2.84 2.85', 'the sign-in view never shows while it is not known who is there'), async () => {
  configureAuth(provider({ signInWithEmail: () => new Promise((resolve) => setTimeout(() => resolve(mira), 2_000)) }));
  void signInWithEmail('mira@workbench.example', 'secret');
  visit();
  await pass(1_999);
  expect(screen.getByText('Loading your account...')).toBeInTheDocument();
  await pass(1);
  await pass(0);
  expect(screen.getByRole('heading', { level: 2, name: 'My Account' })).toBeVisible();
});

test(spec('2.84', 'whoever signed in before never sees the sign-in view'), async () => {
  let tell: (user: typeof mira) => void = () => undefined;
  localStorage.setItem('rig4u-session', '1');
  configureAuth(provider({ observe: (listener) => ((tell = listener), () => undefined) }));
  act(() => startAuth());
  visit();
  await pass(3_000);
  expect(screen.getByText('Loading your account...')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'User Account' })).not.toBeInTheDocument();
  await act(async () => tell(mira));
  expect(screen.getByRole('heading', { level: 2, name: 'My Account' })).toBeVisible();
});

test(spec('2.82 2.83', 'the way back, and no Refresh as long as nothing went wrong'), async () => {
  visit();
  await pass(500);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', paths.home);
  expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  expect(document.title).toBe('Account · Rig4U');
});

test(spec('2.83 8.5 9.10', 'after an error Refresh reloads the page, half a second later'), async () => {
  configureAuth(undefined);
  visit({ withServices: false });
  await pass(500);
  await act(() => signInWithEmail('mira@workbench.example', 'secret'));
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(notSetUp);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await pass(499);
  expect(reloadPage).not.toHaveBeenCalled();
  await pass(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('whoever was sent here to sign in is led back; a state that names another place is not followed', async () => {
  configureAuth(provider({ signInWithEmail: () => Promise.resolve(mira) }));
  const page = visit({
    state: { from: '/image-manager' },
    routes: [{ path: '/image-manager', element: <h1>Images</h1> }],
  });
  await pass(500);
  expect(page.location().pathname).toBe('/account');
  await act(() => signInWithEmail('mira@workbench.example', 'secret'));
  await pass(1);
  expect(page.location().pathname).toBe('/image-manager');
  page.unmount();
  const stranger = visit({ state: { from: 'https://elsewhere.example' } });
  await pass(500);
  expect(stranger.location().pathname).toBe('/account');
});
