import { DatabaseError, listErrorLogs, setErrorLogResolved, type ErrorLog } from '@rig4u/shared/database';
import { act, screen, waitFor, within } from '@testing-library/react';
import { entry, errorLog, messages, nobody, signIn, visit } from '../../../../checks/open-admin';

jest.mock('@rig4u/shared/database', () => ({
  ...jest.requireActual('@rig4u/shared/database'),
  listErrorLogs: jest.fn(),
  setErrorLogResolved: jest.fn(),
}));
const list = jest.mocked(listErrorLogs);
const set = jest.mocked(setErrorLogResolved);

const errors = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => errorLog(from + i));

beforeEach(async () => {
  list.mockReset().mockResolvedValue([]);
  set.mockReset().mockResolvedValue();
  await signIn();
});
afterEach(nobody);

/** Opens the error log, once it has answered. */
async function open(answer: readonly ErrorLog[], search = '') {
  list.mockResolvedValueOnce([...answer]);
  const rendered = visit(search);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Error log' })).toHaveAttribute('aria-busy', 'false'));
  const press = (name: string | RegExp) => rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, press };
}

test(spec('2.7 3.35', 'an entry says how bad, where, how often, what, when and on which page'), async () => {
  await open([
    errorLog(1, { occurrences: 12, timestamp: new Date(Date.now() - 5 * 60_000).toISOString() }),
    errorLog(2, { browser_info: { ...errorLog(2).browser_info, url: null } }),
  ]);
  const first = within(entry('Failure 1'));
  for (const text of ['High priority', 'Part1', '12 times', 'https://rig.example/pc-part-picker/1'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getAllByRole('definition').map((time) => time.textContent)).toEqual([
    expect.stringMatching(/^5 minutes ago \(.+, \d{4}, .+\)$/),
    expect.stringMatching(/\(.+, 2026, .+\)$/),
  ]);
  const second = within(entry('Failure 2'));
  for (const text of ['Medium priority', '2 times', 'Page not known']) expect(second.getByText(text)).toBeVisible();
  expect(messages()).toEqual(['Failure 1', 'Failure 2']);
  expect(screen.getByText('2 errors shown, these are all')).toBeVisible();
});

const marked = (number: number, metadata: object) =>
  errorLog(number, { metadata: { ...errorLog(number).metadata, ...metadata } });

test('an entry says when a translator made it throw, and how many errors of extensions were left out before it', async () => {
  await open([marked(1, { translated: true, fromExtensions: 3 }), marked(2, { translated: 'no', fromExtensions: 0 })]);
  const first = within(entry('Failure 1'));
  for (const text of ['Translated page', '+ 3 of extensions']) expect(first.getByText(text)).toBeVisible();
  expect(within(entry('Failure 2')).queryByText(/Translated|extensions/)).toBeNull();
});

test(
  spec('7.10', 'the filter stands in the address, and each has its own question and its own empty words'),
  async () => {
    const { press, location } = await open([]);
    expect(screen.getByText('No unresolved errors')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unresolved' })).toHaveAttribute('aria-pressed', 'true');
    await press('Resolved');
    expect(await screen.findByText('No resolved errors')).toBeVisible();
    expect(location().search).toBe('?show=resolved');
    await press('All');
    expect(await screen.findByText('No errors have been logged')).toBeVisible();
    expect(list.mock.calls.map(([query]) => query?.resolved)).toEqual([false, true, undefined]);
  },
);

test('an address with a filter opens with it', async () => {
  await open([errorLog(1, { resolved: true })], '?show=resolved');
  expect(screen.getByRole('button', { name: 'Resolved' })).toHaveAttribute('aria-pressed', 'true');
  expect(within(entry('Failure 1')).getByText('Resolved')).toBeVisible();
});

test('older errors come page by page, none of them twice', async () => {
  const { press } = await open(errors(1, 25));
  list.mockResolvedValueOnce(errors(25, 27));
  await press('Load more');
  await screen.findByRole('heading', { name: 'Failure 27' });
  expect(messages()).toEqual(errors(1, 27).map(({ error_message }) => error_message));
  expect(list).toHaveBeenLastCalledWith({ limit: 25, resolved: false, before: errorLog(25).timestamp });
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.getByText('27 errors shown, these are all')).toBeVisible();
});

test('Refresh asks anew, and what is there stays until the answer comes', async () => {
  const { press } = await open([errorLog(2)]);
  let answer: (found: ErrorLog[]) => void = () => undefined;
  list.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await press('Refresh');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDisabled();
  expect(messages()).toEqual(['Failure 2']);
  await act(async () => answer([errorLog(1), errorLog(2)]));
  expect(messages()).toEqual(['Failure 1', 'Failure 2']);
});

test('a log that does not answer is an error with a way to try again', async () => {
  list.mockRejectedValueOnce(new DatabaseError('offline'));
  const { user } = visit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The errors could not be loaded');
  expect(alert).toHaveTextContent('The database could not be reached. Check your connection and try again.');
  list.mockResolvedValueOnce([errorLog(1)]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Failure 1' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a Refresh that fails leaves what was there, and says that it is not new', async () => {
  const { press } = await open([errorLog(1)]);
  list.mockRejectedValueOnce(new DatabaseError('unavailable'));
  await press('Refresh');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You see what was loaded before. The database is not available right now.',
  );
  expect(messages()).toEqual(['Failure 1']);
});

test(spec('4.25 7.11', 'Resolve shows at once, keeps the entry in its place, and Reopen takes it back'), async () => {
  const { press } = await open(errors(1, 2));
  let done: () => void = () => undefined;
  set.mockImplementationOnce(() => new Promise((resolve) => (done = resolve)));
  await press('Resolve: Failure 1');
  expect(within(entry('Failure 1')).getByText('Resolving...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reopen: Failure 1' })).toHaveFocus();
  await act(async () => done());
  expect(within(entry('Failure 1')).getByText('Resolved')).toBeVisible();
  await press('Reopen: Failure 1');
  expect(within(entry('Failure 1')).queryByText('Resolved')).toBeNull();
  await waitFor(() =>
    expect(set.mock.calls).toEqual([
      [errorLog(1).id, true],
      [errorLog(1).id, false],
    ]),
  );
  expect(messages()).toEqual(['Failure 1', 'Failure 2']);
});

test('what the database refuses is taken back, and said', async () => {
  const { press } = await open([errorLog(1)]);
  set.mockRejectedValueOnce(new DatabaseError('refused'));
  await press('Resolve: Failure 1');
  expect((await screen.findAllByText('The error was not resolved'))[0]).toBeVisible();
  expect(screen.getByText(/^Part1: The database refused the request\./)).toBeVisible();
  expect(within(entry('Failure 1')).queryByText('Resolved')).toBeNull();
  expect(screen.getByRole('button', { name: 'Resolve: Failure 1' })).toBeEnabled();
});

test.each<[DatabaseError['code'], string]>([
  ['signed-out', 'The error was not resolved'],
  ['not-found', 'The error was not resolved'],
  ['unavailable', 'It is not known whether the error was resolved'],
  ['offline', 'It is not known whether the error was resolved'],
  ['timeout', 'It is not known whether the error was resolved'],
])('%s: %s', async (code, title) => {
  const { press } = await open([errorLog(1)]);
  let fail: (error: Error) => void = () => undefined;
  set.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  await press('Resolve: Failure 1');
  const failure = new DatabaseError(code);
  await act(async () => fail(failure));
  expect((await screen.findAllByText(title))[0]).toBeVisible();
  expect(screen.getByText(`Part1: ${failure.message}`)).toBeVisible();
  expect(within(entry('Failure 1')).queryByText(/^Resolv(ed|ing)/)).toBeNull();
  await press('Resolve: Failure 1');
  expect(await within(entry('Failure 1')).findByText('Resolved')).toBeVisible();
});

test('who leaves before the answer hears of a failure where they are', async () => {
  const { press } = await open([errorLog(1)]);
  let fail: (error: Error) => void = () => undefined;
  set.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  await press('Resolve: Failure 1');
  await press('Resolved');
  await act(async () => fail(new DatabaseError('unavailable')));
  expect((await screen.findAllByText('It is not known whether the error was resolved'))[0]).toBeVisible();
});

test('a Refresh after Resolve asks when the change has arrived', async () => {
  const { press } = await open([errorLog(1)]);
  let done: () => void = () => undefined;
  set.mockImplementationOnce(() => new Promise((resolve) => (done = resolve)));
  await press('Resolve: Failure 1');
  await press('Refresh');
  expect(list).toHaveBeenCalledTimes(1);
  await act(async () => done());
  expect(await screen.findByText('No unresolved errors')).toBeVisible();
  expect(list).toHaveBeenCalledTimes(2);
});
