import { draftBuild, priceHistory, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { renderScreen } from '@rig4u/shared/testing';
import { dismissNotification, ToastAreas } from '@rig4u/shared/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { SharedBuild, useSharedLink } from './shared-build';
import { builtIn } from '../../catalogue/source';
import { encodeBuild } from '../../domain/link/write-link';
import '../../../checks/visit';

const Picker = () => {
  const hash = useSharedLink();
  return (
    <>
      <main>{hash === undefined ? <h1>PC Builder</h1> : <SharedBuild hash={hash} />}</main>
      <ToastAreas />
    </>
  );
};
const part = (id: string) => ({ id, name: id, price: 1 });
const hashOf = (components: BuildComponents): string => {
  const encoded = encodeBuild(components);
  return encoded.ok ? encoded.hash : '';
};
const visit = (hash: string) => renderScreen(<Picker />, { path: `${paths.picker}${hash}` });
const shared = hashOf({ cpu: part('cpu3'), ram: [{ part: part('ram2'), quantity: 2 }] });
const mine = { psu: { id: 'psu1', name: 'My supply', price: 50 } };

beforeEach(() => {
  localStorage.clear();
  dismissNotification();
});
afterEach(() => jest.restoreAllMocks());

test('a shared build is shown with the catalogue’s parts, prices and total', async () => {
  const { container } = visit(shared);
  const [cpu, ram] = [(await builtIn.load('cpu'))[2], (await builtIn.load('ram'))[1]];
  const card = within(await screen.findByRole('region', { name: 'A build of 2 parts' }));
  expect(card.getAllByRole('definition').map((line) => line.textContent)).toEqual([
    `${cpu?.name}${exactDollars(cpu?.price ?? 0)}`,
    `2 × ${ram?.name}${exactDollars((ram?.price ?? 0) * 2)}`,
  ]);
  expect(card.getByText(exactDollars(((cpu?.price ?? 0) * 100 + (ram?.price ?? 0) * 200) / 100))).toBeVisible();
  expect(card.getByRole('region', { name: 'Compatibility Check' })).toHaveTextContent(/[1-9]\d* checks? passed/);
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
}, 15_000);

test('an imported newer price counts', async () => {
  priceHistory.update(() => ({ parts: { cpu3: [{ date: '2099-01-01', price: 1234 }] } }));
  visit(shared);
  expect(await screen.findByText('$1,234.00')).toBeVisible();
});

test('Make it mine puts it on the table; what was there comes back with Undo', async () => {
  draftBuild.update(() => ({ components: mine }));
  const { user, location } = visit(shared);
  await user.click(await screen.findByRole('button', { name: 'Make it mine' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'PC Builder' })).toHaveFocus());
  expect(location()).toMatchObject({ pathname: paths.picker, hash: '' });
  expect(draftBuild.read().value).toMatchObject({ components: { cpu: { id: 'cpu3' } }, cleared: mine });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(draftBuild.read().value.components).toEqual(mine);
});

test('a refused take-over is said', async () => {
  const { user } = visit(shared);
  const button = await screen.findByRole('button', { name: 'Make it mine' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await user.click(button);
  expect(await screen.findByText('Failed to save your PC build. Local storage may be unavailable.')).toBeVisible();
});

test.each([
  ['a damaged link', `${shared.slice(0, -2)}xx`, /^This link is damaged\./],
  ['a link that was not copied whole', shared.slice(0, -6), /^This link is cut short or damaged\./],
  ['a hostile link', '#b=<script>alert(1)</script>', /^This link is damaged\./],
  ['an empty build', hashOf({}), /^The build in this link is empty\./],
  [
    'an unknown part',
    hashOf({ cpu: part('cpu999') }),
    /^This link names a part that the catalogue does not have: CPU number 999\./,
  ],
])('%s gives a clear message and a way on', async (_, hash, message) => {
  visit(hash);
  expect(await screen.findByText('This link cannot be opened')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Create New Build' })).toHaveAttribute('href', paths.picker);
});

test('parts that do not arrive: said, and tried again', async () => {
  jest.spyOn(builtIn, 'load').mockRejectedValueOnce(new Error('offline'));
  const { user } = visit(shared);
  expect(await screen.findByText('Failed to load components')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'A build of 2 parts' })).toBeVisible();
});
