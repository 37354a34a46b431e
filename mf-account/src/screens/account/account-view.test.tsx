import { act, fireEvent, screen, within } from '@testing-library/react';
import { forgetEverybody, mira, provider, signIn, visitAccount } from '../../../checks/open-account';

jest.mock('@rig4u/shared/database', () => ({
  fetchAccountBuilds: () => Promise.resolve([]),
  putAccountBuilds: () => Promise.resolve([]),
}));

const facts = () => screen.getAllByRole('definition').map((fact) => fact.textContent);
const panel = () => within(screen.getByRole('tabpanel'));
// The avatar is decoration, so it has no role to be found by.
const photo = () => document.querySelector('img');

afterEach(forgetEverybody);

test(spec('2.87 2.90 3.34', 'name, initials, e-mail, address and phone'), async () => {
  await signIn();
  await visitAccount('account');
  expect(screen.getByRole('tab', { name: 'Account Info' })).toHaveAttribute('aria-selected', 'true');
  expect(panel().getByText('Mira Okafor')).toBeVisible();
  expect(panel().getByText('MO')).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Email', 'Address', 'Phone']);
  expect(facts()).toEqual(['mira@workbench.example', 'No address information', 'No phone information']);
});

test(spec('2.87 2.89 3.34', 'words where the provider knows nothing, and the phone where it knows one'), async () => {
  await signIn({ ...mira, displayName: null, email: null, phoneNumber: '+1 555 0100' });
  await visitAccount('account');
  expect(panel().getByText('User')).toBeVisible();
  expect(panel().getByText('U')).toBeVisible();
  expect(facts()).toEqual(['Not available', 'No address information', '+1 555 0100']);
});

test(spec('2.89 3.34', 'the photo, and the initials when it does not come'), async () => {
  await signIn({ ...mira, photoURL: 'https://photos.example/mira.jpg' });
  await visitAccount('account');
  const picture = photo();
  expect(picture).toHaveAttribute('src', 'https://photos.example/mira.jpg');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(panel().queryByText('MO')).not.toBeInTheDocument();
  if (picture) fireEvent.error(picture);
  expect(panel().getByText('MO')).toBeVisible();
});

test.each(['http://photos.example/mira.jpg', 'javascript:alert(1)', 'data:image/png;base64,AA', 'mira.jpg', ''])(
  'no photo is loaded from %j',
  async (photoURL) => {
    await signIn({ ...mira, photoURL });
    await visitAccount('account');
    expect(photo()).toBeNull();
    expect(panel().getByText('MO')).toBeVisible();
  },
);

test(spec('2.88 4.33', 'the tab stands in the address; arrow keys go from tab to tab'), async () => {
  await signIn();
  const { user, location } = await visitAccount('account', { path: '/account?from=mail' });
  await user.click(screen.getByRole('tab', { name: 'Account Info' }));
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tabpanel', { name: 'Saved Builds' })).toBeVisible();
  expect(location().search).toBe('?from=mail&tab=builds');
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('tabpanel', { name: 'Account Info' })).toBeVisible();
  expect(location().search).toBe('?from=mail');
});

test.each(['.', ')', '%E2%80%8B', '&fbclid=IwAR0x'])('a tab opens with %s behind its address', async (tail) => {
  await signIn();
  await visitAccount('builds', { path: `/account?tab=builds${tail}` });
  expect(screen.getByRole('tab', { name: 'Saved Builds' })).toHaveAttribute('aria-selected', 'true');
});

test(spec('4.33', 'a tab that does not exist is the first one'), async () => {
  await signIn();
  await visitAccount('account', { path: '/account?tab=other' });
  expect(screen.getByRole('tab', { name: 'Account Info' })).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['google', "You're signed in with Google. View your full account details in the Account tab."],
  ['email', "You're signed in."],
] as const)(spec('2.94', 'beside the builds a card says who is signed in, and how: %s'), async (method, sentence) => {
  await signIn({ ...mira, method });
  await visitAccount('builds');
  const card = within(screen.getByRole('region', { name: 'Signed in' }));
  expect(card.getByText('MO')).toBeVisible();
  expect(card.getByText('Mira Okafor')).toBeVisible();
  expect(card.getByText('mira@workbench.example')).toBeVisible();
  expect(card.getByText(sentence)).toBeVisible();
  await screen.findByText('No saved builds yet');
});

test(spec('2.86 8.14', 'Sign Out waits for the provider, then the sign-in view is there'), async () => {
  let done: () => void = () => undefined;
  await signIn(mira, { signOut: () => new Promise((resolve) => (done = resolve)) });
  const { user } = await visitAccount('account');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => done());
  expect(await screen.findByRole('heading', { level: 2, name: 'User Account' })).toBeVisible();
  expect(await screen.findByText('Signed out successfully')).toBeVisible();
  expect(await screen.findByText('You have been logged out of your account')).toBeVisible();
});

test(spec('8.11', 'a failure says so, and the visitor stays signed in'), async () => {
  await signIn();
  const { user } = await visitAccount('account');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await signIn(mira, { ...provider(), signOut: () => Promise.reject(new Error('Network down')) });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Error signing out')).toBeVisible();
  expect(await screen.findByText('There was a problem signing out. Please try again.')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('Network down');
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});
