import { configureAuth, signInWithGoogle } from '@rig4u/shared/auth';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { forgetEverybody, provider, visit } from '../testing';

// jsdom paints nothing: contrast is looked at in the browser tests.
const rules = { 'color-contrast': { enabled: false } };
const problems = async (container: Element) => (await axe.run(container, { rules })).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
const outline = () => screen.getAllByRole('heading').map((heading) => Number(heading.tagName.charAt(1)));

afterEach(forgetEverybody);

test('the sign-in view is sound, with an error too', async () => {
  await act(() => signInWithGoogle());
  const { container } = visit();
  await screen.findByRole('heading', { level: 2, name: 'User Account' });
  expect(await problems(container)).toEqual([]);
  expect(outline()).toEqual([1, 2]);
}, 15_000);

test('the account view is sound', async () => {
  configureAuth(provider());
  await act(() => signInWithGoogle());
  const { container } = visit();
  await screen.findByRole('heading', { level: 2, name: 'My Account' });
  expect(await problems(container)).toEqual([]);
  expect(outline()).toEqual([1, 2]);
}, 15_000);
