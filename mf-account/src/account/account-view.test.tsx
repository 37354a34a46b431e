import { configureAuth, signInWithGoogle, type IdentityProvider, type User } from '@rig4u/shared/auth';
import { act, screen, within } from '@testing-library/react';
import { forgetEverybody, mira, provider, visit } from '../testing';

const open = async (user: User, over: Partial<IdentityProvider> = {}) => {
  configureAuth(provider({ signInWithGoogle: () => Promise.resolve(user), ...over }));
  await act(() => signInWithGoogle());
  const page = visit();
  await screen.findByRole('heading', { level: 2, name: 'My Account' });
  return page;
};
const facts = () => screen.getAllByRole('definition').map((fact) => fact.textContent);

afterEach(forgetEverybody);

test('name and e-mail', async () => {
  await open(mira);
  expect(facts()).toEqual(['Mira Okafor', 'mira@workbench.example']);
});

test('words where the provider knows neither', async () => {
  await open({ ...mira, displayName: null, email: null });
  expect(facts()).toEqual(['User', 'Not available']);
});

test('Sign Out waits for the provider, then the sign-in view is there', async () => {
  let done: () => void = () => undefined;
  const { user } = await open(mira, { signOut: () => new Promise((resolve) => (done = resolve)) });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDisabled();
  await act(async () => done());
  expect(await screen.findByRole('heading', { level: 2, name: 'User Account' })).toBeVisible();
  expect(await screen.findByText('You have been logged out of your account')).toBeVisible();
});

test('a failure says so, and the visitor stays signed in', async () => {
  const { user } = await open(mira, { signOut: () => Promise.reject(new Error('Network down')) });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('There was a problem signing out. Please try again.')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('Network down');
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});
