import { configureAuth, type IdentityProvider } from '@rig4u/shared/auth';
import { ToastAreas } from '@rig4u/shared/toasts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { forgetEverybody, mira, provider, signIn, visit, visitAccount } from '../../../checks/open-account';

jest.mock('@rig4u/shared/database', () => ({
  fetchAccountBuilds: () => Promise.resolve([]),
  putAccountBuilds: () => Promise.resolve([]),
}));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const inside = () => within(screen.getByRole('main'));
const press = (name: string) => fireEvent.click(inside().getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const fill = () => {
  type(inside().getByRole('textbox', { name: 'Email' }), 'mira@workbench.example');
  type(within(screen.getByRole('tabpanel')).getByLabelText('Password'), 'secret');
};
const typed = () => inside().getByRole('textbox', { name: 'Email' });

interface Act {
  name: string;
  /** The provider that answers the act in this way. */
  by: (answer: () => Promise<never>) => Partial<IdentityProvider>;
  start: () => void;
  done: string;
  failed: string;
}
const acts: readonly Act[] = [
  {
    name: 'Google',
    by: (answer) => ({ signInWithGoogle: answer }),
    start: () => press('Sign in with Google'),
    done: 'Signed in with Google',
    failed: 'Sign in failed',
  },
  {
    name: 'email',
    by: (answer) => ({ signInWithEmail: answer }),
    start: () => press('Sign In'),
    done: 'Signed in successfully',
    failed: 'Sign in failed',
  },
  {
    name: 'a new account',
    by: (answer) => ({ signUpWithEmail: answer }),
    start: () => press('Create Account'),
    done: 'Account created successfully',
    failed: 'Sign up failed',
  },
  {
    name: 'a new password',
    by: (answer) => ({ sendPasswordReset: answer }),
    start: () => press('Forgot password?'),
    done: 'Check your email',
    failed: 'Password reset failed',
  },
];
const failures = [
  ['401', 'auth/user-token-expired'],
  ['500', 'auth/internal-error'],
  ['no network', 'auth/network-request-failed'],
] as const;
const cells = acts.flatMap((one) => failures.map(([fault, code]) => ({ ...one, fault, code })));

beforeEach(() => {
  jest.useFakeTimers();
  configureAuth(provider());
});
afterEach(async () => {
  await forgetEverybody();
  jest.useRealTimers();
});

async function open(name: string | undefined, over: Partial<IdentityProvider>) {
  configureAuth(provider(over));
  const page = visit({ routes: [{ path: '/', element: <ToastAreas /> }] });
  await pass(1_000);
  if (name === 'a new account') {
    fireEvent.click(inside().getByRole('tab', { name: 'Sign Up' }));
    await pass(100);
  }
  fill();
  return page;
}

test.each(cells)(
  '$name, $fault: no success, and what was typed stays',
  async ({ name, by, start, code, done, failed }) => {
    await open(
      name,
      by(() => Promise.reject(Object.assign(new Error('no'), { code }))),
    );
    start();
    await pass(0);
    expect(screen.getAllByText(failed)[0]).toBeInTheDocument();
    expect(screen.queryByText(done)).toBeNull();
    expect(typed()).toHaveValue('mira@workbench.example');
  },
);

/** The same after 20 s, with the visitor on the page or gone from it. */
const late = (over: (answer: <T>(value: T) => Promise<T>) => Partial<IdentityProvider>) =>
  over((value) => new Promise((resolve) => setTimeout(() => resolve(value), 20_000)));
const lateActs = [
  { ...acts[0], over: late((answer) => ({ signInWithGoogle: () => answer(mira) })) },
  { ...acts[1], over: late((answer) => ({ signInWithEmail: () => answer(mira) })) },
  { ...acts[2], over: late((answer) => ({ signUpWithEmail: () => answer(mira) })) },
  { ...acts[3], over: late((answer) => ({ sendPasswordReset: () => answer(undefined) })) },
];

test.each(lateActs)('$name, after 20 s: said then, also to who has left', async ({ name, over, start, done = '' }) => {
  await open(name, over);
  start?.();
  await pass(19_000);
  expect(screen.queryByText(done)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  await pass(1_000);
  expect(screen.queryByRole('main')).toBeNull();
  expect(screen.getAllByText(done)[0]).toBeInTheDocument();
});

test.each(acts)('$name, failed after 20 s: who has left hears nothing, and reads it on coming back', async (act) => {
  const { by, start, done, failed, name } = act;
  const refusal = Object.assign(new Error('no'), { code: 'auth/network-request-failed' });
  const { unmount } = await open(
    name,
    by(() => new Promise((_, reject) => setTimeout(() => reject(refusal), 20_000))),
  );
  start();
  await pass(19_000);
  fireEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
  await pass(2_000);
  for (const words of [done, failed]) expect(screen.queryByText(words)).toBeNull();
  unmount();
  visit();
  await pass(1_000);
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
});

test.each(acts)(
  '$name, and the tab is closed: nothing is said, nothing of it is kept',
  async ({ name, by, start, done, failed }) => {
    const { unmount } = await open(
      name,
      by(() => new Promise(() => undefined)),
    );
    start();
    await pass(1_000);
    unmount();
    for (const storage of [localStorage, sessionStorage])
      expect(JSON.stringify(Object.entries(storage))).not.toMatch(/mira@workbench|"secret"/);
    // What the page knew goes with it.
    await forgetEverybody();
    configureAuth(provider());
    visit();
    await pass(1_000);
    for (const words of [done, failed]) expect(screen.queryByText(words)).toBeNull();
    expect(typed()).toHaveValue('');
  },
);

test('signing out, after 20 s: said then', async () => {
  await signIn(mira, { signOut: () => new Promise((resolve) => setTimeout(resolve, 20_000)) });
  await visitAccount('account');
  press('Sign Out');
  await pass(19_000);
  expect(screen.queryByText('Signed out successfully')).toBeNull();
  await pass(1_000);
  expect(screen.getAllByText('Signed out successfully')[0]).toBeInTheDocument();
});
