import { act, render, screen } from '@testing-library/react';
import { configureAuth, hasStoredSession, signInWithEmail, signInWithGoogle, signOut, signUpWithEmail, useAuth, type IdentityProvider, type User } from '.';

const mira: User = { uid: '1', displayName: 'Mira Okafor', email: 'mira@workbench.example', photoURL: null, phoneNumber: null, method: 'email' };
const provider = (over: Partial<IdentityProvider> = {}): IdentityProvider => ({
  signInWithGoogle: () => Promise.resolve({ ...mira, method: 'google' }),
  signInWithEmail: () => Promise.resolve(mira),
  signUpWithEmail: () => Promise.resolve(mira),
  signOut: () => Promise.resolve(),
  ...over,
});

function Who() {
  const { status, user, error } = useAuth();
  return <output>{[status, user?.displayName, error].filter(Boolean).join(' | ')}</output>;
}
const who = () => screen.getByRole('status').textContent;

afterEach(async () => {
  jest.restoreAllMocks();
  configureAuth(provider());
  await act(() => signOut());
  configureAuth(undefined);
  localStorage.clear();
});

test.each([
  ['Google', () => signInWithGoogle()],
  ['e-mail', () => signInWithEmail('a@b.example', 'secret')],
  ['a new account', () => signUpWithEmail('a@b.example', 'secret')],
  ['signing out', () => signOut()],
])('without an identity provider %s ends in a plain sentence', async (_, attempt) => {
  render(<Who />);
  expect(await act(attempt)).toBe(false);
  expect(who()).toBe('signed-out | Sign-in is not set up on this installation.');
});

test('loading while it runs, then the user; the old error is gone at once', async () => {
  render(<Who />);
  await act(() => signInWithGoogle());
  let arrive: (user: User) => void = () => undefined;
  configureAuth(provider({ signInWithEmail: () => new Promise((resolve) => (arrive = resolve)) }));
  let done: Promise<boolean> | undefined;
  act(() => {
    done = signInWithEmail('mira@workbench.example', 'secret');
  });
  expect(who()).toBe('loading');
  await act(async () => arrive(mira));
  expect(await done).toBe(true);
  expect(who()).toBe('signed-in | Mira Okafor');
});

test('a sign-out that fails leaves the user signed in', async () => {
  render(<Who />);
  configureAuth(provider({ signOut: () => Promise.reject(new Error('')) }));
  await act(() => signInWithGoogle());
  expect(await act(() => signOut())).toBe(false);
  expect(who()).toBe('signed-in | Mira Okafor | Failed to sign out');
});

test('a session is remembered only where the browser says so', () => {
  expect(hasStoredSession()).toBe(false);
  localStorage.setItem('rig4u-session', '1');
  expect(hasStoredSession()).toBe(true);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(hasStoredSession()).toBe(false);
});
