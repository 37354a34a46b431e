import { configureAuth, signInWithEmail } from '@rig4u/shared/auth';
import { paths } from '@rig4u/shared/routing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { forgetEverybody, mira, provider, visit } from '../testing';
import { reloadPage } from './reload';

jest.mock('./reload', () => ({ reloadPage: jest.fn() }));

const notSetUp = 'Sign-in is not set up on this installation.';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reloadPage).mockClear();
});
afterEach(async () => {
  jest.useRealTimers();
  await forgetEverybody();
});

test('a skeleton for half a second, then the sign-in view', async () => {
  visit();
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(screen.getByText('Loading your account...')).toBeInTheDocument();
  await pass(499);
  expect(screen.queryByRole('heading', { name: 'User Account' })).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('heading', { level: 2, name: 'User Account' })).toBeVisible();
  expect(screen.queryByText('Loading your account...')).not.toBeInTheDocument();
});

test('the sign-in view never shows while it is not known who is there', async () => {
  configureAuth(provider({ signInWithEmail: () => new Promise((resolve) => setTimeout(() => resolve(mira), 2_000)) }));
  void signInWithEmail('mira@workbench.example', 'secret');
  visit();
  await pass(1_999);
  expect(screen.getByText('Loading your account...')).toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('heading', { level: 2, name: 'My Account' })).toBeVisible();
});

test('the way back, and no Refresh as long as nothing went wrong', async () => {
  visit();
  await pass(500);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', paths.home);
  expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  expect(document.title).toBe('Account · Rig4U');
});

test('after an error Refresh reloads the page, half a second later', async () => {
  await act(() => signInWithEmail('mira@workbench.example', 'secret'));
  visit();
  await pass(500);
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(notSetUp);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await pass(499);
  expect(reloadPage).not.toHaveBeenCalled();
  await pass(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
