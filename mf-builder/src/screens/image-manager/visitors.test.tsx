import { configureAuth, signInWithEmail } from '@rig4u/shared/auth';
import { testIdentity, testUser } from '@rig4u/shared/testing';
import { act, screen } from '@testing-library/react';
import { visit } from '../../../checks/visit';
import { loadImages } from './load-images';
import { names, nobody, owner, signIn } from '../../../checks/in-the-image-manager';

jest.mock('./load-images', () => ({ loadImages: jest.fn() }));
const load = jest.mocked(loadImages);

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const nothingOfIt = () => {
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(load).not.toHaveBeenCalled();
};

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
});
afterEach(nobody);

test('whoever is not signed in is led to the account page', async () => {
  visit('/image-manager');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to continue' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/account');
  expect(document.title).toBe('Sign in · Rig4U');
  expect(description()).toBe('Sign in to manage the images of this site.');
  nothingOfIt();
});

test.each(['mira@workbench.example', `x${owner}`, '', null])(
  spec('6.6', 'whoever is signed in as %j finds no such page'),
  async (email) => {
    await signIn(email);
    visit('/image-manager');
    expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeVisible();
    expect(screen.getByText('Oops! Page not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found · Rig4U');
    nothingOfIt();
  },
);

test('while it is found out who is here, nothing of the screen is said; then the owner has it', async () => {
  let arrive: () => void = () => undefined;
  configureAuth(
    testIdentity({
      signInWithEmail: () => new Promise((resolve) => (arrive = () => resolve(testUser({ email: owner })))),
    }),
  );
  let done: Promise<boolean> | undefined;
  act(() => {
    done = signInWithEmail(owner, 'secret');
  });
  visit('/image-manager');
  expect(await screen.findByText('Checking your sign-in...')).toBeInTheDocument();
  expect(names()).toEqual([]);
  nothingOfIt();
  await act(async () => {
    arrive();
    await done;
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Image Manager' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
