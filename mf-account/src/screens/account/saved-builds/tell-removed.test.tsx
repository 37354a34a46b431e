import { faults, neverAnswered, openedDialog } from '@rig4u/shared/testing';
import { accountBuilds } from '@rig4u/shared/builds';
import { dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { forgetEverybody, mira, signIn, visitAccount } from '../../../../checks/open-account';

const asked = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const row = (number: number) => ({
  id: String(number),
  build_id: String(number),
  name: `Build #${number}`,
  created_at: '2026-11-01T12:00:00.000Z',
  changed_at: '2026-11-01T12:00:00.000Z',
  components: {},
  deleted: false,
  version: 2,
});

/** The database gives these builds, and takes what it is sent in this way. */
const database = (put: typeof fetch, ...builds: number[]) =>
  asked.mockImplementation((url, init) => (init?.method === 'POST' ? put(url, init) : give(builds.map(row))));
const give = async (rows: readonly object[]) => Response.json(rows);
const takes: typeof fetch = async (_, init) => {
  const rows: { base: number }[] = JSON.parse(String(init?.body));
  return give(rows.map(({ base, ...one }) => ({ ...one, version: base + 1, changed_at: '2026-11-02T00:00:00.000Z' })));
};

beforeEach(async () => {
  jest.useFakeTimers();
  asked.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation((...parts) => asked(...parts));
  await signIn();
});
afterEach(async () => {
  await forgetEverybody();
  jest.useRealTimers();
});

const says = (text: RegExp | string) => expect(screen.getAllByText(text)[0]).toBeInTheDocument();
const removed = 'The build has been removed from your saved builds.';
const unconfirmed = 'Build #1 is removed here. Your account has not confirmed the deletion yet.';
const shown = () => screen.queryAllByRole('heading', { name: /^Build #/ }).map(({ textContent }) => textContent);
const deletedHere = () =>
  accountBuilds(mira.uid)
    .read()
    .value.some(({ buildId, deleted }) => buildId === '1' && deleted);

/** Opens the list and deletes the first build. */
async function deleteFirst() {
  const page = await visitAccount('builds', { routes: [{ path: '/', element: <ToastAreas /> }] });
  await pass(1_000);
  const [first] = screen.getAllByRole('button', { name: 'Delete build' });
  if (first) fireEvent.click(first);
  const question = await openedDialog('Are you sure?', 'alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  return page;
}

test('removed is said when the account has answered, and not before', async () => {
  let answer: () => void = () => undefined;
  database((...parts) => new Promise((resolve) => (answer = () => resolve(takes(...parts)))), 1, 2);
  await deleteFirst();
  await pass(5_000);
  expect(screen.queryByText(removed)).toBeNull();
  expect(shown()).toEqual(['Build #2']);
  database(takes, 2);
  answer();
  await pass(0);
  says(removed);
});

test.each(faults)('$name: removed here, why, and Try again', async ({ fetch, why, after }) => {
  database(fetch, 1, 2);
  await deleteFirst();
  await pass(after);
  says(unconfirmed);
  says(why);
  expect(screen.queryByText(removed)).toBeNull();
  says(/^Your account has not confirmed your last change\./);
  expect(shown()).toEqual(['Build #2']);
  expect(deletedHere()).toBe(true);
  database(takes, 2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  says(removed);
  expect(screen.queryByText(/^Your account has not confirmed/)).toBeNull();
});

test.each(faults)('$name, of the only build: the list is empty, and does not fail', async ({ fetch, after }) => {
  database(fetch, 1);
  await deleteFirst();
  await pass(after);
  says(unconfirmed);
  says('No saved builds yet');
  expect(screen.queryByText('Could not load your saved builds')).toBeNull();
  // Also without the toast there is a way to try again.
  act(() => dismissToast());
  database(takes);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await pass(0);
  expect(screen.queryByText(/^Your account has not confirmed/)).toBeNull();
});

test.each(faults)('$name, and the visitor leaves meanwhile: it is said where they are', async ({ fetch, after }) => {
  database(fetch, 1, 2);
  await deleteFirst();
  fireEvent.click(screen.getByRole('link', { name: 'Back to Home', hidden: true }));
  await pass(after);
  expect(screen.queryByText('My Account')).toBeNull();
  says(unconfirmed);
  expect(deletedHere()).toBe(true);
});

test('a tab that is closed before the answer: the next visit sends the deletion', async () => {
  database(neverAnswered, 1, 2);
  const { unmount } = await deleteFirst();
  expect(deletedHere()).toBe(true);
  unmount();
  await pass(10_000);
  const put = jest.fn(takes);
  database(put, 1, 2);
  await visitAccount('builds');
  await pass(1_000);
  expect(put).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(put.mock.calls[0]?.[1]?.body))).toMatchObject([{ build_id: '1', deleted: true }]);
});

test('a deletion that the account refuses for good', async () => {
  database(async () => Response.json({ message: 'no' }, { status: 403 }), 1, 2);
  await deleteFirst();
  await pass(0);
  says('Build #1 is removed here and not from your account.');
  expect(screen.queryByText(removed)).toBeNull();
});
