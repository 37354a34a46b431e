import { accessibilityFaults } from '@rig4u/config/accessibility';
import {
  accountBuilds,
  keepInAccount,
  knownRules,
  partsMark,
  savedBuilds,
  type SavedBuild,
  type VerdictSummary,
} from '@rig4u/shared/builds';
import { DatabaseError, fetchAccountBuilds, putAccountBuilds, type AccountBuildRow } from '@rig4u/shared/database';
import { paths } from '@rig4u/shared/routing';
import { ToastAreas } from '@rig4u/shared/toasts';
import { openedDialog, shownText } from '@rig4u/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetEverybody, mira, signIn, visitAccount } from '../../../../checks/open-account';

jest.mock('@rig4u/shared/database', () => ({
  ...jest.requireActual<object>('@rig4u/shared/database'),
  fetchAccountBuilds: jest.fn(),
  putAccountBuilds: jest.fn(),
}));

const fetched = jest.mocked(fetchAccountBuilds);
const put = jest.mocked(putAccountBuilds);

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const row = (number: number, over: Partial<AccountBuildRow> = {}): AccountBuildRow => ({
  id: uuid(number),
  build_id: String(number),
  name: `Build #${number}`,
  created_at: `2026-11-0${number}T12:00:00.000Z`,
  changed_at: `2026-11-0${number}T12:00:00.000Z`,
  components: { cpu: { id: 'c', name: 'Chip', price: 1_000 + number } },
  deleted: false,
  version: 2,
  ...over,
});
const local = (...builds: Pick<SavedBuild, 'id' | 'name'>[]) =>
  builds.forEach((one) =>
    accountBuilds(mira.uid).update((list) =>
      keepInAccount(
        list,
        { date: '', components: {}, totalPrice: 0, ...one },
        uuid(9),
        new Date('2026-11-09T12:00:00.000Z'),
      ),
    ),
  );
const offline = () => new DatabaseError('offline');

const list = () => screen.findByRole('list', { name: 'Saved Builds' });
const rows = async () => within(await list()).getAllByRole('listitem');
const names = async () => (await rows()).map((one) => within(one).getByRole('heading').textContent);
const rowOf = async (name: string) => {
  const found = (await rows()).find((one) => within(one).queryByRole('heading', { name }));
  if (!found) throw new Error(`no row for ${name}`);
  return within(found);
};

beforeEach(async () => {
  fetched.mockReset().mockResolvedValue([]);
  put
    .mockReset()
    .mockImplementation(async (sent) =>
      sent.map(({ base, ...one }) => ({ ...one, version: base + 1, changed_at: new Date().toISOString() })),
    );
  await signIn();
});
afterEach(forgetEverybody);

test(spec('2.91', 'the builds of the account with name, day, total and what can be done'), async () => {
  fetched.mockResolvedValue([row(1), row(2, { name: 'Without parts', components: {} }), row(3, { deleted: true })]);
  await visitAccount('builds');
  expect(await names()).toEqual(['Build #1', 'Without parts']);
  const first = await rowOf('Build #1');
  expect(first.getByText('Saved on Nov 1, 2026')).toBeVisible();
  expect(first.getByText('$1,001')).toBeVisible();
  expect(first.getByTitle('Delete build')).toBe(
    first.getByRole('button', { name: 'Delete build', description: 'Build #1' }),
  );
  expect(first.getByTitle('View build')).toBe(first.getByRole('link', { name: 'View build', description: 'Build #1' }));
  expect((await rowOf('Without parts')).queryByText(/\$/)).not.toBeInTheDocument();
});

test('a build says which of its parts are sold no more, but for those that are owned', async () => {
  const card = { id: 's', brand: 'ASUS', name: 'Xonar SE', price: 40, soldUntil: '2025-08' };
  fetched.mockResolvedValue([
    row(1, { components: { soundCard: card } }),
    row(2, { components: { soundCard: { ...card, owned: true } } }),
  ]);
  await visitAccount('builds');
  const line = 'ASUS Xonar SE was sold until August 2025. It may have to be bought used.';
  expect((await rowOf('Build #1')).getByText(line)).toBeVisible();
  expect((await rowOf('Build #2')).queryByText(/was sold/)).not.toBeInTheDocument();
});

test('a total that lacks a price says of how many parts', async () => {
  const chip = { id: 'c', name: 'Chip', price: 100 };
  const card = { id: 'gpu~1', name: 'Card', price: 0, unpriced: true };
  fetched.mockResolvedValue([row(1, { components: { cpu: chip, gpu: card } }), row(2, { components: { cpu: chip } })]);
  await visitAccount('builds');
  const lacking = await rowOf('Build #1');
  expect(lacking.getByText('$100')).toBeVisible();
  expect(lacking.getByText('Not in the total: 1 part without a price.')).toBeVisible();
  expect((await rowOf('Build #2')).queryByText(/without/)).not.toBeInTheDocument();
});

test('a total says of which months its prices are, as the build was saved; one without dates says nothing of it', async () => {
  const part = { id: 'c', name: 'Chip', price: 1_000, priceDate: '2025-08-01' };
  const ram = { ...part, priceDate: '2026-01-01', estimatedFrom: { price: 500, date: '2025-08-01' } };
  fetched.mockResolvedValue([
    row(1, { components: { cpu: part, ram } }),
    row(2, { components: { os: { ...part, owned: true } } }),
  ]);
  await visitAccount('builds');
  expect(
    (await rowOf('Build #1')).getByText('At guide prices of August 2025 to January 2026, as saved.'),
  ).toBeVisible();
  expect(screen.getAllByText(/guide prices/)).toHaveLength(1);
});

test('what the check said of each build, and its day; what nobody checked reads not checked', async () => {
  const components = { cpu: { id: 'c', name: 'Chip', price: 1_000 } };
  const verdict: VerdictSummary = {
    date: '2026-11-22T12:00:00.000Z',
    edition: 2,
    parts: partsMark(components),
    passed: 9,
    warnings: 0,
    fails: 1,
    unknowns: 0,
    worst: { rule: 'cpu-socket', sentence: 'The chip does not fit the board.' },
  };
  fetched.mockResolvedValue([
    row(1, { components, verdict }),
    row(2, { components, verdict: { ...verdict, fails: 0 } }),
    row(3, { components, verdict: { ...verdict, edition: 1 } }),
    row(4, { components, verdict: { ...verdict, fails: -1 } }),
    row(5, { components, verdict: null }),
  ]);
  knownRules.update(() => ({ edition: 2 }));
  const { container } = await visitAccount('builds');
  const first = await rowOf('Build #1');
  expect(first.getByText('1 part does not fit: The chip does not fit the board.')).toBeVisible();
  expect(first.getByText('Saved on Nov 1, 2026, checked on Nov 22, 2026')).toBeVisible();
  expect((await rowOf('Build #2')).getByText('Everything fits')).toBeVisible();
  for (const name of ['Build #3', 'Build #4', 'Build #5'])
    expect((await rowOf(name)).getByText('Not checked')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('of many builds the newest 12 are drawn; the earlier ones come when they are asked for, with the focus', async () => {
  const many = Array.from({ length: 14 }, (_, n) =>
    row(1, { build_id: `b${n}`, name: `Build ${n}`, created_at: new Date(Date.UTC(2026, 0, 1 + n)).toISOString() }),
  );
  fetched.mockResolvedValue(many);
  const { user } = await visitAccount('builds');
  await screen.findByText('Build 13');
  // By text: looking for so many roles takes seconds.
  const shown = () => {
    const all = screen.getAllByText(/^Build \d+$/).map(({ textContent }) => textContent);
    return [all.length, all[0], all.at(-1)];
  };
  expect(shown()).toEqual([12, 'Build 2', 'Build 13']);
  const last = screen.getByText('Show 2 of 2 earlier builds');
  await user.click(last);
  expect(shown()).toEqual([14, 'Build 0', 'Build 13']);
  expect(last).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByTitle('View build')[0]).toHaveFocus());
});

test(spec('2.93', 'none yet: the way to the first one'), async () => {
  await visitAccount('builds');
  expect(await screen.findByText('No saved builds yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a Build' })).toHaveAttribute('href', '/');
  const start = screen.getByRole('link', { name: 'Two questions lead to a whole build.' });
  expect(start).toHaveAttribute('href', paths.optimalBuild);
});

test('none yet, but builds in this browser: how one of them gets into the account', async () => {
  const build = { id: '1', name: 'Build #1', date: '2026-11-02T10:00:00.000Z', components: {}, totalPrice: 0 };
  savedBuilds.update(() => [build, { ...build, id: '2' }]);
  await visitAccount('builds');
  expect(await screen.findByText('No saved builds yet')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 builds' })).toHaveAttribute('href', paths.savedBuilds);
});

test('while the account is asked for the first time a skeleton holds the place', async () => {
  let answer: (rows: AccountBuildRow[]) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await visitAccount('builds');
  expect(screen.getByText('Loading your saved builds...')).toBeInTheDocument();
  expect(screen.queryByText('No saved builds yet')).not.toBeInTheDocument();
  await act(async () => answer([row(1)]));
  expect(await names()).toEqual(['Build #1']);
  expect(screen.queryByText('Loading your saved builds...')).not.toBeInTheDocument();
});

test('what this browser has is there at once, and goes to the account', async () => {
  local({ id: '7', name: 'Mine' });
  await visitAccount('builds');
  expect(await names()).toEqual(['Mine']);
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith([
      expect.objectContaining({ user_id: mira.uid, build_id: '7', name: 'Mine', deleted: false }),
    ]),
  );
});

test(spec('2.92', 'View build gives this browser a copy and leads home with the build'), async () => {
  fetched.mockResolvedValue([row(1)]);
  const { user, location } = await visitAccount('builds', { routes: [{ path: '/', element: <h1>Home</h1> }] });
  await user.click((await rowOf('Build #1')).getByRole('link', { name: 'View build' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(location()).toMatchObject({ pathname: '/', state: { buildId: '1' } });
  expect(savedBuilds.read().value).toEqual([
    { id: '1', name: 'Build #1', date: '2026-11-01T12:00:00.000Z', components: row(1).components, totalPrice: 1_001 },
  ]);
});

test('a version of this browser is not replaced by viewing, and that is said', async () => {
  const own = { id: '1', name: 'My own', date: '2026-11-01T12:00:00.000Z', components: {}, totalPrice: 0 };
  fetched.mockResolvedValue([row(1)]);
  const home = (
    <>
      <h1>Home</h1>
      <ToastAreas />
    </>
  );
  const { user } = await visitAccount('builds', { routes: [{ path: '/', element: home }] });
  act(() => void savedBuilds.update(() => [own]));
  await user.click((await rowOf('Build #1')).getByRole('link', { name: 'View build' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(await screen.findByText('This browser has its own version of the build')).toBeVisible();
  expect(screen.getByText(/Save to my account replaces the version in your account with it\.$/)).toBeVisible();
  expect(savedBuilds.read().value).toEqual([own]);
});

test('a version of this browser that was made before the account had another one: saving it keeps both', async () => {
  const own = { id: '1', name: 'My own', date: '2026-11-01T12:00:00.000Z', components: {}, totalPrice: 0, basedOn: 1 };
  savedBuilds.update(() => [own]);
  fetched.mockResolvedValue([row(1)]);
  const { user } = await visitAccount('builds', { routes: [{ path: '/', element: <ToastAreas /> }] });
  await user.click((await rowOf('Build #1')).getByRole('link', { name: 'View build' }));
  expect(await screen.findByText('You see this version. Save to my account keeps both.')).toBeVisible();
});

test('a build that another device changed as well: both versions are there, and the visitor is told', async () => {
  local({ id: '1', name: 'Mine' });
  fetched.mockResolvedValue([row(1, { name: 'Theirs' })]);
  const { container } = await visitAccount('builds');
  expect(await screen.findByText(/^"Theirs" was changed on two devices\. Both versions stay/)).toBeVisible();
  expect(await names()).toEqual(['Theirs', 'Mine (from another device)']);
  const copy = await rowOf('Mine (from another device)');
  expect(copy.getByText('A version of "Theirs", which two devices changed apart.')).toBeVisible();
  expect((await rowOf('Theirs')).queryByText(/two devices/)).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the second version of a build says so until one of the two is deleted', async () => {
  fetched.mockResolvedValue([row(1, { deleted: true }), row(2, { parted_from: '1' }), row(3, { parted_from: '2' })]);
  await visitAccount('builds');
  expect((await rowOf('Build #2')).queryByText(/two devices/)).not.toBeInTheDocument();
  expect(
    (await rowOf('Build #3')).getByText('A version of "Build #2", which two devices changed apart.'),
  ).toBeVisible();
});

test('where this browser cannot keep a copy, the visitor stays and hears why', async () => {
  fetched.mockResolvedValue([row(1)]);
  const { user, location } = await visitAccount('builds');
  const view = (await rowOf('Build #1')).getByRole('link', { name: 'View build' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(view);
  expect(await screen.findByText('This browser could not keep a copy of the build.')).toBeVisible();
  expect(screen.getAllByText(/storage is full/)[0]).toBeVisible();
  expect(location().pathname).toBe('/account');
});

test(
  spec(
    '8.28',
    'deleting is asked first; then the build is gone here and in the account, and the focus goes to the next',
  ),
  async () => {
    fetched.mockResolvedValueOnce([row(1), row(2)]);
    const { user } = await visitAccount('builds');
    await user.click((await rowOf('Build #1')).getByRole('button', { name: 'Delete build' }));
    const question = within(await openedDialog('Are you sure?', 'alertdialog'));
    expect(question.getByText(/This will remove Build #1 from your account/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await names()).toEqual(['Build #1', 'Build #2']);
    expect(put).not.toHaveBeenCalled();

    await user.click((await rowOf('Build #1')).getByRole('button', { name: 'Delete build' }));
    await user.click(
      within(await openedDialog('Are you sure?', 'alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await shownText('Build Removed');
    expect(await screen.findByText('The build has been removed from your saved builds.')).toBeVisible();
    expect(await names()).toEqual(['Build #2']);
    expect(put).toHaveBeenCalledWith([expect.objectContaining({ build_id: '1', deleted: true, components: {} })]);
    await waitFor(async () =>
      expect((await rowOf('Build #2')).getByRole('link', { name: 'View build' })).toHaveFocus(),
    );
  },
);

test('after the last one the focus goes to the way to a new one', async () => {
  local({ id: '7', name: 'Mine' });
  const { user } = await visitAccount('builds');
  await user.click((await rowOf('Mine')).getByRole('button', { name: 'Delete build' }));
  await user.click(within(await openedDialog('Are you sure?', 'alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Create a Build' })).toHaveFocus());
});

test(spec('8.29', 'a deletion that this browser does not keep is no deletion'), async () => {
  local({ id: '7', name: 'Mine' });
  const { user } = await visitAccount('builds');
  await user.click((await rowOf('Mine')).getByRole('button', { name: 'Delete build' }));
  const question = within(await openedDialog('Are you sure?', 'alertdialog'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Could not delete your saved build.')).toBeVisible();
  expect(screen.getAllByText(/storage is full/)[0]).toBeVisible();
  expect(await names()).toEqual(['Mine']);
});

test(spec('8.27', 'off line, without a build here: an error with a second try'), async () => {
  fetched.mockRejectedValueOnce(offline());
  const { user } = await visitAccount('builds');
  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(alert).toHaveTextContent('Could not load your saved builds');
  expect(alert).toHaveTextContent('The database could not be reached. Check your connection and try again.');
  expect(await screen.findAllByText('Could not load your saved builds')).toHaveLength(2);
  fetched.mockResolvedValue([row(1)]);
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await names()).toEqual(['Build #1']);
});

test('off line, with builds here: they stay, that is said, and the account is asked again once the connection is back', async () => {
  local({ id: '7', name: 'Mine' });
  fetched.mockRejectedValue(offline());
  await visitAccount('builds');
  expect(await screen.findByText(/These are the builds that this browser keeps/)).toBeVisible();
  expect(await names()).toEqual(['Mine']);
  fetched.mockResolvedValue([row(1)]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(screen.queryByText(/These are the builds that this browser keeps/)).not.toBeInTheDocument(),
  );
  expect(await names()).toEqual(['Build #1', 'Mine']);
});

test('a build that the account refuses stays here, and that is said', async () => {
  local({ id: '7', name: 'Mine' });
  put.mockRejectedValue(new DatabaseError('refused'));
  await visitAccount('builds');
  expect(await screen.findByText(/^One build is kept in this browser only/)).toBeVisible();
  expect(await names()).toEqual(['Mine']);
});

test('without a database the list is the one of this browser', async () => {
  local({ id: '7', name: 'Mine' });
  await visitAccount('builds', { withServices: false });
  expect(await names()).toEqual(['Mine']);
  expect(screen.getByText('These builds are kept in this browser only.')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test('somebody else on the same browser sees none of them', async () => {
  local({ id: '7', name: 'Mine' });
  await visitAccount('builds');
  expect(await names()).toEqual(['Mine']);
  await signIn({ ...mira, uid: '2', displayName: 'Bo' });
  expect(await screen.findByText('No saved builds yet')).toBeVisible();
  expect(screen.queryByText('Mine')).not.toBeInTheDocument();
});
