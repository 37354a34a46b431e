import { configureAuth } from '@rig4u/shared/auth';
import { paths } from '@rig4u/shared/routing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetEverybody, mira, provider, visit } from '../../../checks/open-account';

jest.mock('@rig4u/shared/database', () => ({
  fetchAccountBuilds: () => Promise.resolve([]),
  putAccountBuilds: () => Promise.resolve([]),
}));

const notSetUp = 'Sign-in is not set up on this installation.';
const main = () => within(screen.getByRole('main'));
const open = async (options: Parameters<typeof visit>[0] = {}) => {
  const page = visit(options);
  await screen.findByRole('heading', { level: 2, name: 'User Account' });
  return page;
};
type User = ReturnType<typeof visit>['user'];
/** Puts a text into a field at once: a render for each of its letters is what the time of these tests went to. */
const paste = async (user: User, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};
const fill = async (
  { user }: { user: User },
  email = 'mira@workbench.example',
  password = 'secret',
  enter: typeof paste = paste,
) => {
  const panel = within(await screen.findByRole('tabpanel'));
  await enter(user, panel.getByRole('textbox', { name: 'Email' }), email);
  await enter(user, panel.getByLabelText('Password'), password);
};

beforeEach(() => configureAuth(provider()));
afterEach(forgetEverybody);

test(spec('2.95 2.96 2.97', 'the view says what it says'), async () => {
  await open();
  expect(screen.getByText('Sign in with Google or email to save your PC builds')).toBeVisible();
  expect(screen.getByText('Or continue with')).toBeVisible();
  const agreement = screen.getByText(/^By signing in/);
  expect(agreement).toHaveTextContent('By signing in, you agree to our Terms of Service and Privacy Policy');
  expect(within(agreement).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', paths.terms);
  expect(within(agreement).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', paths.privacy);
  expect(screen.getByText(/email and password work without domain verification/)).toBeVisible();
});

test(spec('2.96 5.4', 'both fields are required, and browsers know what they are for'), async () => {
  const signInWithEmail = jest.fn(() => Promise.resolve(mira));
  configureAuth(provider({ signInWithEmail }));
  const { user } = await open();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toBeRequired();
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(signInWithEmail).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test(
  spec('2.96 4.34 5.5 9.27', 'arrow keys lead to Sign Up, which wants six characters and keeps the e-mail'),
  async () => {
    const page = await open();
    await fill(page, 'mira@workbench.example', 'abc');
    await page.user.click(screen.getByRole('tab', { name: 'Sign In' }));
    await page.user.keyboard('{ArrowRight}');
    const panel = within(await screen.findByRole('tabpanel', { name: 'Sign Up' }));
    expect(panel.getByRole('textbox', { name: 'Email' })).toHaveValue('mira@workbench.example');
    expect(panel.getByLabelText('Password')).toHaveAttribute('minlength', '6');
    expect(panel.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(panel.getByRole('button', { name: 'Create Account' })).toBeVisible();
  },
);

test(
  spec(
    '2.96',
    'without an identity provider the view says so, each way ends in an alert that has the focus, and the entries stay',
  ),
  async () => {
    configureAuth(undefined);
    const page = await open({ withServices: false });
    expect(screen.getByText(`${notSetUp} Your builds are kept in this browser.`)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(notSetUp));
    await fill(page);
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(main().getByRole('alert')).toHaveFocus());
    expect(await screen.findByText('Sign in failed')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mira@workbench.example');
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  },
);

test(
  spec('4.32', 'while an attempt runs the skeleton stands there; after its failure the form is as it was left'),
  async () => {
    let refuse: (error: Error) => void = () => undefined;
    configureAuth(provider({ signUpWithEmail: () => new Promise((_, reject) => (refuse = reject)) }));
    const page = await open();
    await page.user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await fill(page);
    await page.user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByText('Loading your account...')).toBeInTheDocument();
    await act(async () => refuse(new Error('Email already in use')));
    expect(await screen.findByText('Sign up failed')).toBeVisible();
    expect(main().getByRole('alert')).toHaveTextContent('Email already in use');
    await waitFor(() => expect(main().getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mira@workbench.example');
  },
);

test(spec('8.4 8.5', 'a failure is told three ways: the toast by its code, the alert, and Refresh'), async () => {
  const refusal = Object.assign(new Error('Firebase: Error (auth/wrong-password).'), { code: 'auth/wrong-password' });
  configureAuth(provider({ signInWithEmail: () => Promise.reject(refusal) }));
  const page = await open();
  await fill(page);
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Sign in failed')).toBeVisible();
  expect(main().getByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(await screen.findAllByText('Invalid email or password')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test(
  spec('8.8', 'a domain that Google does not know: the toast advises the other way, the alert says what is the matter'),
  async () => {
    configureAuth(
      provider({
        signInWithGoogle: () => Promise.reject(Object.assign(new Error('no'), { code: 'auth/unauthorized-domain' })),
      }),
    );
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
    expect(await screen.findByText('Development domain not authorized')).toBeVisible();
    expect(await screen.findByText(/use email and password/)).toBeVisible();
    expect(main().getByRole('alert')).toHaveTextContent(/domain is not authorized/);
  },
);

test(spec('8.12', 'Google signs in with a welcome'), async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  expect(await screen.findByText('Signed in with Google')).toBeVisible();
  expect(await screen.findByText('Welcome to Rig4U!')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'My Account' })).toBeVisible();
});

test(spec('8.13', 'signing up creates an account'), async () => {
  const signUpWithEmail = jest.fn(() => Promise.resolve(mira));
  configureAuth(provider({ signUpWithEmail }));
  const page = await open();
  await page.user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  await fill(page);
  await page.user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Account created successfully')).toBeVisible();
  expect(signUpWithEmail).toHaveBeenCalledWith('mira@workbench.example', 'secret');
});

test.each([
  ['has', () => Promise.resolve()],
  ['has not', () => Promise.reject(Object.assign(new Error('no'), { code: 'auth/user-not-found' }))],
])(
  'a forgotten password: the mail is asked for, and the answer does not tell who has an account: one who %s',
  async (_, sendPasswordReset) => {
    const asked = jest.fn(sendPasswordReset);
    configureAuth(provider({ sendPasswordReset: asked }));
    const page = await open();
    await paste(page.user, screen.getByRole('textbox', { name: 'Email' }), 'mira@workbench.example');
    await page.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(
      await screen.findByText(
        'If mira@workbench.example has an account, a link to choose a new password is on its way.',
      ),
    ).toBeVisible();
    expect(asked).toHaveBeenCalledWith('mira@workbench.example');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mira@workbench.example');
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a forgotten password without an address: the field says what to do and has the focus', async () => {
  const sendPasswordReset = jest.fn(() => Promise.resolve());
  configureAuth(provider({ sendPasswordReset }));
  const page = await open();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await page.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/Enter the email address of your account/);
  await page.user.keyboard('mira');
  expect(screen.queryByText(/Enter the email address of your account/)).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(screen.getByText(/Enter the email address of your account/)).toBeVisible();
  expect(sendPasswordReset).not.toHaveBeenCalled();
});

test('a forgotten password whose mail cannot be sent says so', async () => {
  configureAuth(
    provider({
      sendPasswordReset: () => Promise.reject(Object.assign(new Error('no'), { code: 'auth/network-request-failed' })),
    }),
  );
  const page = await open();
  await paste(page.user, screen.getByRole('textbox', { name: 'Email' }), 'mira@workbench.example');
  await page.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByText('Password reset failed')).toBeVisible();
  await waitFor(() => expect(main().getByRole('alert')).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mira@workbench.example');
});

test('only those who have an account can forget a password', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(await screen.findByRole('button', { name: 'Create Account' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Forgot password?' })).not.toBeInTheDocument());
});

test(spec('8.13', 'what is typed goes to the identity provider, and who signed in is shown'), async () => {
  const signInWithEmail = jest.fn(() => Promise.resolve(mira));
  configureAuth(provider({ signInWithEmail }));
  const page = await open();
  await fill(page, 'mira@workbench.example', 'secret', (user, field, text) => user.type(field, text));
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'My Account' })).toBeVisible();
  expect(signInWithEmail).toHaveBeenCalledWith('mira@workbench.example', 'secret');
  expect(await screen.findByText('Signed in successfully')).toBeVisible();
});
