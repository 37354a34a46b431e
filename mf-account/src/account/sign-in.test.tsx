import { configureAuth } from '@rig4u/shared/auth';
import { paths } from '@rig4u/shared/routing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetEverybody, mira, provider, visit } from '../testing';

const notSetUp = 'Sign-in is not set up on this installation.';
const main = () => within(screen.getByRole('main'));
const open = async () => {
  const page = visit();
  await screen.findByRole('heading', { level: 2, name: 'User Account' });
  return page;
};
const fill = async ({ user }: ReturnType<typeof visit>, email = 'mira@workbench.example', password = 'secret') => {
  const panel = within(await screen.findByRole('tabpanel'));
  await user.type(panel.getByRole('textbox', { name: 'Email' }), email);
  await user.type(panel.getByLabelText('Password'), password);
};

afterEach(forgetEverybody);

test('the view says what it says', async () => {
  await open();
  expect(screen.getByText('Sign in with Google or email to save your PC builds')).toBeVisible();
  expect(screen.getByText('Or continue with')).toBeVisible();
  const agreement = screen.getByText(/^By signing in/);
  expect(agreement).toHaveTextContent('By signing in, you agree to our Terms of Service and Privacy Policy');
  expect(within(agreement).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', paths.terms);
  expect(within(agreement).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', paths.privacy);
  expect(screen.getByText(/email and password work without domain verification/)).toBeVisible();
});

test('both fields are required, and browsers know what they are for', async () => {
  const { user } = await open();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toBeRequired();
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('arrow keys lead to Sign Up, which wants six characters and keeps the e-mail', async () => {
  const page = await open();
  await fill(page, 'mira@workbench.example', 'abc');
  await page.user.click(screen.getByRole('tab', { name: 'Sign In' }));
  await page.user.keyboard('{ArrowRight}');
  const panel = within(await screen.findByRole('tabpanel', { name: 'Sign Up' }));
  expect(panel.getByRole('textbox', { name: 'Email' })).toHaveValue('mira@workbench.example');
  expect(panel.getByLabelText('Password')).toHaveAttribute('minlength', '6');
  expect(panel.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(panel.getByRole('button', { name: 'Create Account' })).toBeVisible();
});

test('without an identity provider each way ends in an alert that has the focus, and the entries stay', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Sign in with Google' }));
  await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(notSetUp));
  await fill(page);
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(main().getByRole('alert')).toHaveFocus());
  expect(await screen.findByText('Sign in failed')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mira@workbench.example');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('while an attempt runs the skeleton stands there; after its failure the form is as it was left', async () => {
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
});

test('what is typed goes to the identity provider, and who signed in is shown', async () => {
  const signInWithEmail = jest.fn(() => Promise.resolve(mira));
  configureAuth(provider({ signInWithEmail }));
  const page = await open();
  await fill(page);
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'My Account' })).toBeVisible();
  expect(signInWithEmail).toHaveBeenCalledWith('mira@workbench.example', 'secret');
  expect(await screen.findByText('Signed in successfully')).toBeVisible();
});
