import { meanwhile } from '@rig4u/shared/testing';
import { configureAuth, signInWithGoogle } from '@rig4u/shared/auth';
import { accountBuilds, keepInAccount } from '@rig4u/shared/builds';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { forgetEverybody, mira, provider, signIn, visit, visitAccount } from '../../../checks/open-account';

jest.mock('@rig4u/shared/database', () => ({
  fetchAccountBuilds: () => Promise.resolve([]),
  putAccountBuilds: () => Promise.resolve([]),
}));

// jsdom paints nothing: contrast is looked at in the browser tests.
const rules = { 'color-contrast': { enabled: false } };
const problems = async (container: Element) =>
  (await meanwhile(() => axe.run(container, { rules }))).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
const outline = () => screen.getAllByRole('heading').map((heading) => Number(heading.tagName.charAt(1)));

afterEach(forgetEverybody);

test('the sign-in view is sound, with an error too', async () => {
  configureAuth(provider({ signInWithGoogle: () => Promise.reject(new Error('No')) }));
  await act(() => signInWithGoogle());
  const { container } = visit();
  await screen.findByRole('heading', { level: 2, name: 'User Account' });
  await screen.findByRole('alert');
  expect(await problems(container)).toEqual([]);
  expect(outline()).toEqual([1, 2]);
});

test('the account is sound', async () => {
  await signIn();
  const { container } = await visitAccount('account');
  expect(await problems(container)).toEqual([]);
  expect(outline()).toEqual([1, 2]);
});

test('the saved builds are sound, with some and with none', async () => {
  accountBuilds(mira.uid).update((list) =>
    keepInAccount(list, { id: '7', name: 'Mine', date: '', components: {}, totalPrice: 0 }, 'a', new Date()),
  );
  await signIn();
  const { container, unmount } = await visitAccount('builds');
  await screen.findByRole('heading', { level: 3, name: 'Mine' });
  expect(await problems(container)).toEqual([]);
  expect(outline()).toEqual([1, 2, 3]);
  unmount();
  localStorage.removeItem(accountBuilds(mira.uid).key);
  const empty = await visitAccount('builds');
  await screen.findByText('No saved builds yet');
  expect(await problems(empty.container)).toEqual([]);
});
