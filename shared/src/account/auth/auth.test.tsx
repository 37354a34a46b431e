import { act, render, renderHook, screen } from '@testing-library/react';
import { initConfig } from '../../kernel/config';
import { testConfig } from '../../../checks/test-config';
import {
  configureAuth,
  hasStoredSession,
  idToken,
  isOwner,
  sendPasswordReset,
  sendVerification,
  signInWithEmail,
  signInWithGoogle,
  signOut,
  signUpWithEmail,
  useAuth,
  useIsOwner,
  type User,
} from '.';
import { testIdentity, testUser } from '../../../checks/test-identity';

function Who() {
  const { status, user, error } = useAuth();
  return <output>{[status, user?.displayName, error, useIsOwner() && 'owner'].filter(Boolean).join(' | ')}</output>;
}
const who = () => screen.getByRole('status').textContent;

/** A promise that the test settles. */
function held<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: unknown) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  if (!settle) throw new Error('A promise runs its executor at once.');
  return { promise, ...settle };
}

beforeEach(() => {
  initConfig(testConfig);
});
afterEach(async () => {
  jest.restoreAllMocks();
  configureAuth(testIdentity());
  await act(() => signOut());
  configureAuth(undefined);
});

test.each([
  ['Google', () => signInWithGoogle()],
  ['e-mail', () => signInWithEmail('a@b.example', 'secret')],
  ['a new account', () => signUpWithEmail('a@b.example', 'secret')],
  ['signing out', () => signOut()],
  ['a new password', () => sendPasswordReset('a@b.example')],
  ['a verification', () => sendVerification()],
])('without an identity provider %s ends in a plain sentence', async (_, attempt) => {
  render(<Who />);
  expect(await act(attempt)).toBe(false);
  expect(who()).toBe('signed-out | Sign-in is not set up on this installation.');
});

test(spec('4.5', 'loading while it runs, then the user; the old error is gone at once'), async () => {
  render(<Who />);
  await act(() => signInWithGoogle());
  const answer = held<User>();
  configureAuth(testIdentity({ signInWithEmail: () => answer.promise }));
  let done: Promise<boolean> | undefined;
  act(() => {
    done = signInWithEmail('mira@workbench.example', 'secret');
  });
  expect(who()).toBe('loading');
  await act(async () => answer.resolve(testUser()));
  expect(await done).toBe(true);
  expect(who()).toBe('signed-in | Mira Okafor');
});

test(spec('8.1', 'a failed sign-in leaves its texts for the toast and for the form'), async () => {
  const { result } = renderHook(() => useAuth().failure);
  configureAuth(
    testIdentity({
      signInWithEmail: () =>
        Promise.reject(Object.assign(new Error('Firebase: Error'), { code: 'auth/invalid-credential' })),
    }),
  );
  expect(await act(() => signInWithEmail('a@b.example', 'wrong'))).toBe(false);
  expect(result.current).toEqual({
    title: 'Sign in failed',
    description: 'Invalid email or password',
    alert: 'Invalid email or password',
  });
});

test(spec('4.5', 'a sign-out that fails leaves the user signed in'), async () => {
  render(<Who />);
  configureAuth(testIdentity({ signOut: () => Promise.reject(new Error('')) }));
  await act(() => signInWithGoogle());
  expect(await act(() => signOut())).toBe(false);
  expect(who()).toBe('signed-in | Mira Okafor | Failed to sign out');
});

test(
  spec('4.7', 'a new window takes the place of one that is still open, without a word about the old one'),
  async () => {
    render(<Who />);
    const [first, second] = [held<User>(), held<User>()];
    const windows = [first, second];
    configureAuth(
      testIdentity({ signInWithGoogle: () => windows.shift()?.promise ?? Promise.reject(new Error('a third window')) }),
    );
    let attempts: Promise<boolean>[] = [];
    act(() => {
      attempts = [signInWithGoogle(), signInWithGoogle()];
    });
    await act(async () =>
      first.reject(Object.assign(new Error('Firebase: Error'), { code: 'auth/cancelled-popup-request' })),
    );
    expect(who()).toBe('loading');
    await act(async () => second.resolve(testUser()));
    expect(await Promise.all(attempts)).toEqual([false, true]);
    expect(who()).toBe('signed-in | Mira Okafor');
  },
);

test('what the provider tells while an attempt runs is not shown before it ends', async () => {
  render(<Who />);
  let tell: (user: User | null) => void = () => undefined;
  const answer = held<User>();
  const observe = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  configureAuth(testIdentity({ observe, signUpWithEmail: () => answer.promise }));
  act(() => void signUpWithEmail('mira@workbench.example', 'secret'));
  act(() => tell(testUser()));
  expect(who()).toBe('loading');
  await act(async () => answer.resolve(testUser()));
  expect(who()).toBe('signed-in | Mira Okafor');
});

test(spec('7.3', 'a change that the provider tells is shown; a refreshed token takes no message away'), async () => {
  render(<Who />);
  let tell: (user: User | null) => void = () => undefined;
  const observe = (listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  configureAuth(testIdentity({ observe, sendVerification: () => Promise.reject(new Error('The post is closed.')) }));
  act(() => tell(testUser({ emailVerified: false })));
  expect(await act(() => sendVerification())).toBe(false);
  act(() => tell(testUser()));
  expect(who()).toBe('signed-in | Mira Okafor | The post is closed.');
  act(() => tell(testUser({ uid: '2', displayName: 'Jonas Brandt' })));
  expect(who()).toBe('signed-in | Jonas Brandt');
  act(() => tell(null));
  expect(who()).toBe('signed-out');
});

test('a new password is promised for every address, so that nobody learns which ones have an account', async () => {
  const sent = jest.fn(() => Promise.reject(Object.assign(new Error('no such user'), { code: 'auth/user-not-found' })));
  configureAuth(testIdentity({ sendPasswordReset: sent }));
  expect(await sendPasswordReset('nobody@workbench.example')).toBe(true);
  expect(sent).toHaveBeenCalledWith('nobody@workbench.example');
});

test('a session is remembered with nothing in it that tells who it is, and forgotten on sign-out', async () => {
  expect(hasStoredSession()).toBe(false);
  configureAuth(testIdentity());
  await act(() => signInWithGoogle());
  expect(hasStoredSession()).toBe(true);
  expect(localStorage.getItem('rig4u-session')).toBe('1');
  await act(() => signOut());
  expect(localStorage.getItem('rig4u-session')).toBeNull();
});

test('where storage is blocked a sign-in lasts as long as the page', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<Who />);
  configureAuth(testIdentity());
  expect(await act(() => signInWithGoogle())).toBe(true);
  expect(who()).toBe('signed-in | Mira Okafor');
  expect(hasStoredSession()).toBe(false);
});

test('a visitor has no token, and nothing is loaded to find that out', async () => {
  expect(await idToken()).toBeNull();
  configureAuth(testIdentity());
  expect(await idToken()).toBe('token');
});

test(spec('6.4', 'the owner is known by the address, in whatever case'), async () => {
  expect(isOwner(null, testConfig.owner.email)).toBe(false);
  expect(isOwner(testUser({ email: null }), testConfig.owner.email)).toBe(false);
  expect(isOwner(testUser(), testConfig.owner.email)).toBe(false);
  render(<Who />);
  configureAuth(
    testIdentity({ signInWithEmail: () => Promise.resolve(testUser({ email: testConfig.owner.email.toUpperCase() })) }),
  );
  await act(() => signInWithEmail(testConfig.owner.email, 'secret'));
  expect(who()).toBe('signed-in | Mira Okafor | owner');
});
