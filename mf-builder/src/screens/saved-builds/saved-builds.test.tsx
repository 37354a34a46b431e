import { saveBuild, savedBuilds, type BuildComponents } from '@rig4u/shared/builds';
import { formatDate } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { openedDialog, shownText } from '@rig4u/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { builtIn } from '../../catalogue/source';
import { savedCard } from '../../../checks/open-import';
import { visit } from '../../../checks/visit';

const cpu = { id: 'cpu0', type: 'cpu', brand: 'AMD', name: 'Ryzen 7 7800X3D', price: 359 };
const ram = [{ part: { id: 'ram0', type: 'ram', brand: 'Maker', name: 'Sticks', price: 94.99 }, quantity: 2 }];
const date = new Date('2026-11-02T10:00:00.000Z');
const keep = (...builds: BuildComponents[]) =>
  savedBuilds.update((list) => builds.reduce((all, build) => saveBuild(all, build, date), [...list]));
const dialog = () => openedDialog('Are you sure?', 'alertdialog');

afterEach(() => jest.restoreAllMocks());

test(spec('2.56', 'nothing saved: the words and the way to a first build'), async () => {
  visit('/saved-builds');
  expect(await screen.findByText("You don't have any saved PC builds yet.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New Build' })).toHaveAttribute('href', paths.picker);
  expect(screen.getByRole('link', { name: 'Back to PC Builder' })).toHaveAttribute('href', paths.picker);
});

test('nothing saved: two ready builds to start from, which the wizard shows, and the way to its questions', async () => {
  const { user, location } = visit('/saved-builds');
  const ready = within(await screen.findByRole('region', { name: 'Or start from a ready build' }));
  const links = await ready.findAllByRole('link', { name: /^View / });
  expect(links.map((link) => link.textContent)).toEqual(['View Budget Beast', 'View Sleek Gaming']);
  expect(ready.getByText('$1,587')).toBeVisible();
  await waitFor(() => {
    const drawings = ready.getAllByRole('listitem').map((item) => item.querySelector('svg')?.innerHTML ?? '');
    expect(drawings.every((drawing) => drawing.includes('art-fill-'))).toBe(true);
    expect(new Set(drawings).size).toBe(2);
  });
  expect(ready.getByRole('link', { name: /two questions/ })).toHaveAttribute('href', paths.optimalBuild);
  if (links[0]) await user.click(links[0]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Budget Beast' })).toBeVisible();
  expect(location().pathname).toBe(paths.optimalBuild);
});

test('nothing saved and no catalogue: the way to an own build stays, and the ready ones can be tried again', async () => {
  const loading = jest.spyOn(builtIn, 'load').mockRejectedValue(new Error('offline'));
  const { user } = visit('/saved-builds');
  expect(await screen.findByText(/^The builds could not be loaded\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New Build' })).toBeVisible();
  loading.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'View Sleek Gaming' })).toBeVisible();
});

test(
  spec('2.57 2.58', 'each build shows its date, its parts with their prices, its total and the way to it'),
  async () => {
    keep({ cpu, ram });
    visit('/saved-builds');
    const build = await savedCard('Build #1');
    expect(build.getByText(`Created on ${formatDate(date.toISOString())}`)).toBeVisible();
    expect(build.getAllByRole('term').map((term) => term.textContent)).toEqual(['CPU', 'Memory (RAM)']);
    expect(build.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'AMD Ryzen 7 7800X3D$359',
      '2 × Maker Sticks$190',
    ]);
    expect(build.getByText('$549')).toBeVisible();
    expect(build.getByRole('link', { name: 'View Build #1' })).toHaveAttribute(
      'href',
      paths.savedBuild(savedBuilds.read().value[0]?.id ?? ''),
    );
    expect(screen.getByText('1 build, kept in this browser')).toBeVisible();
  },
);

test('a part that the visitor owns says so instead of a price', async () => {
  keep({ cpu: { ...cpu, owned: true }, ram });
  visit('/saved-builds');
  const build = await savedCard('Build #1');
  expect(build.getAllByRole('definition').map((fact) => fact.textContent)).toContain('AMD Ryzen 7 7800X3Downed');
});

test(spec('2.59', 'deleting asks first; Cancel keeps the build'), async () => {
  keep({ cpu });
  const { user } = visit('/saved-builds');
  await user.click((await savedCard('Build #1')).getByRole('button', { name: 'Delete Build #1' }));
  const question = within(await dialog());
  expect(question.getByText('This will permanently delete this PC build. This action cannot be undone.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(savedBuilds.read().value).toHaveLength(1);
});

test(spec('4.21 7.18', 'Delete takes the build away, says so, and focus goes to the next one'), async () => {
  keep({ cpu }, { ram });
  const { user } = visit('/saved-builds');
  await user.click((await savedCard('Build #1')).getByRole('button', { name: 'Delete Build #1' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
  await shownText('The PC build has been deleted successfully.');
  expect(savedBuilds.read().value.map(({ name }) => name)).toEqual(['Build #2']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Build #2' })).toHaveFocus());
});

test('after the last one is deleted, focus goes to the way to a new build', async () => {
  keep({ cpu });
  const { user } = visit('/saved-builds');
  await user.click((await savedCard('Build #1')).getByRole('button', { name: 'Delete Build #1' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Create New Build' })).toHaveFocus());
});

test('a build that another tab saves appears', async () => {
  visit('/saved-builds');
  await screen.findByText("You don't have any saved PC builds yet.");
  localStorage.setItem(savedBuilds.key, JSON.stringify(saveBuild([], { cpu }, date)));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: savedBuilds.key })));
  expect(screen.getByRole('heading', { level: 2, name: 'Build #1' })).toBeVisible();
  // It is checked at once, because it came without a verdict.
  await waitFor(() => expect(savedBuilds.read().value[0]).toHaveProperty('verdict'));
});

test('a list that cannot be read is said, and stays as it is', async () => {
  localStorage.setItem(savedBuilds.key, 'not json');
  visit('/saved-builds');
  expect(await screen.findByText('Failed to load saved builds.')).toBeVisible();
  expect(screen.getByText('Saved builds cannot be read')).toBeVisible();
  expect(localStorage.getItem(savedBuilds.key)).toBe('not json');
});

test('blocked storage: another try shows the list once the browser allows it', async () => {
  keep({ cpu });
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { user } = visit('/saved-builds');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  blocked.mockRestore();
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 2, name: 'Build #1' })).toBeVisible();
});
