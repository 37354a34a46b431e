import {
  listErrorLogs,
  listLoadMinutes,
  listRevisions,
  readRegistryState,
  type RevisionRow,
} from '@rig4u/shared/database';
import { emit } from '@rig4u/shared/events';
import { act, screen, waitFor, within } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { entry, nobody, signIn, visit } from '../../../../checks/open-admin';
import {
  sampleIndex,
  sampleMinute,
  samplePart,
  sampleRemote,
  sampleRollout,
  sampleState,
} from '../../../../checks/release-samples';

jest.mock('@rig4u/shared/database', () => ({
  ...jest.requireActual('@rig4u/shared/database'),
  listErrorLogs: jest.fn(),
  listLoadMinutes: jest.fn(),
  listRevisions: jest.fn(),
  readRegistryState: jest.fn(),
}));

const bytesOf = (text: string) => new TextEncoder().encode(text);
async function hashOf(text: string, algorithm: 'SHA-256' | 'SHA-384'): Promise<string> {
  const digest = await webcrypto.subtle.digest(algorithm, bytesOf(text));
  return `${algorithm.toLowerCase().replace('-', '')}-${Buffer.from(digest).toString('base64')}`;
}

const files = new Map<string, string>();
const indexAnswer = jest.fn<Response | Promise<Response>, []>();
const asked = jest.spyOn(globalThis, 'fetch');
const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString();
let index = sampleIndex({});

/** A release of mf-guides whose entry and one screen are published. */
async function publish(version: string, name = 'useState'): Promise<[string, string]> {
  const at = `/remotes/mf-guides/${version}`;
  const pin = async (name: string) => {
    files.set(`${at}/${name}`, `code of ${name}`);
    return { src: `${at}/${name}`, integrity: await hashOf(`code of ${name}`, 'SHA-384') };
  };
  const record = JSON.stringify({
    id: `mf_guides_${version.replaceAll('.', '_')}`,
    version,
    entry: await pin('remoteEntry.js'),
    screens: [{ path: '/guides', files: [await pin('380.js')] }],
    needs: { react: [name] },
  });
  files.set(`${at}/release.json`, record);
  return [version, await hashOf(record, 'SHA-256')];
}

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
beforeEach(async () => {
  files.clear();
  files.set(
    '/host/1.2.0/host.json',
    JSON.stringify({ provides: { react: { version: '19.3.1', names: ['useState'] } } }),
  );
  const rollout = { release: await publish('1.1.0'), percent: 10 };
  index = sampleIndex({ 'mf-guides': sampleRemote({ live: await publish('1.0.1'), rollout }) });
  indexAnswer.mockReset().mockImplementation(() => Response.json(index));
  asked.mockReset().mockImplementation(async (url) => {
    const path = String(url);
    if (path === '/registry/index.json') return indexAnswer();
    const found = files.get(path);
    return found === undefined ? new Response(null, { status: 404 }) : new Response(bytesOf(found));
  });
  jest.mocked(listErrorLogs).mockReset().mockResolvedValue([]);
  jest.mocked(listRevisions).mockReset().mockResolvedValue([]);
  const rolled = samplePart({ rollout: sampleRollout({ since: minutesAgo(20), at: minutesAgo(40) }) });
  jest
    .mocked(readRegistryState)
    .mockReset()
    .mockResolvedValue(sampleState({ 'mf-guides': rolled }));
  const rows = [
    sampleMinute({ minute: minutesAgo(10) }),
    sampleMinute({ minute: minutesAgo(10), version: '1.1.0', failed: 2, failed_senders: ['a', 'b'] }),
  ];
  jest.mocked(listLoadMinutes).mockReset().mockResolvedValue({ rows, whole: true });
  await signIn();
});
afterEach(nobody);

const fact = (card: HTMLElement, name: string | RegExp) =>
  within(card)
    .getAllByRole('term')
    .find((term) => (typeof name === 'string' ? term.textContent === name : name.test(term.textContent)))
    ?.nextElementSibling?.textContent;
const open = async () => {
  const rendered = visit('?view=releases');
  await screen.findByRole('heading', { name: 'mf-guides' });
  await screen.findByText(/200 loads in 24 h/);
  return rendered;
};

test(
  spec('2.7', 'each part says who gets what, how it does beside its limit, who put it there, and what can be done'),
  async () => {
    await open();
    expect(screen.getByText('registry revision 42')).toBeVisible();
    expect(within(entry('host')).getByText('live 1.2.0')).toBeVisible();
    const guides = entry('mf-guides');
    expect(within(guides).getByText('live 1.0.1 · trying 1.1.0')).toBeVisible();
    expect(fact(guides, 'Visitors')).toBe('1.0.190 % of visitors1.1.010 % of visitors');
    expect(fact(guides, 'Failures, limit 0.5 %')).toBe('2 % above the limit 2 of 100, live 0 %');
    expect(fact(guides, 'Load time, p75')).toMatch(/^0\.\d\d s, of 1\.1\.0 → 0\.\d\d s$/);
    expect(within(guides).getByText(/^1\.1\.0 fails above the limit: 2 % > 0\.5 %/)).toBeVisible();
    expect(within(guides).getByText(/^Rolled out by bert/).parentElement).toHaveTextContent('a new list');
    await waitFor(() =>
      expect(fact(guides, /^Needs/)).toBe('Pass1.0.1: needs metPass1.1.0: needs met'.replaceAll('Pass', '')),
    );
    expect(within(guides).getByRole('button', { name: 'Copy: rig4u rollout mf-guides --next' })).toBeVisible();
  },
);

test('a release that was taken back says why, before anything else; a flood is shown as one', async () => {
  index = sampleIndex({ 'mf-guides': sampleRemote({ live: await publish('1.0.1') }) });
  const stopped = {
    version: '1.1.0',
    by: 'rig4u watch on a',
    at: minutesAgo(5),
    why: 'It fails too often: 9 of 500 visits failed',
  };
  const part = samplePart({ stopped, withdrawn: ['1.1.0'] });
  jest.mocked(readRegistryState).mockResolvedValue(sampleState({ 'mf-guides': part }));
  const flood = sampleMinute({
    minute: minutesAgo(3),
    visits: 1,
    failed: 1,
    failed_senders: ['a'],
    left_out: 5_000,
    largest_sender: 4_990,
  });
  jest
    .mocked(listLoadMinutes)
    .mockResolvedValue({ rows: [sampleMinute({ minute: minutesAgo(10) }), flood], whole: true });
  visit('?view=releases');
  const notes = await waitFor(() => {
    const found = within(entry('mf-guides')).getAllByRole('note');
    expect(found).toHaveLength(2);
    return found;
  });
  expect(notes[0]).toHaveTextContent(
    /^1\.1\.0 was taken back\. It fails too often: 9 of 500 visits failed\.By rig4u watch on a, 5 minutes ago/,
  );
  expect(notes[1]).toHaveTextContent(
    /^5,000 reports of senders that had counted already were left out, 4,990 reports came from one sender/,
  );
  expect(fact(entry('mf-guides'), 'Failures')).toMatch(/1 of 101/);
});

test('health asks the record, the entry and the screens, and compares their hashes', async () => {
  const { user } = await open();
  files.set('/remotes/mf-guides/1.0.1/380.js', 'other code');
  files.delete('/remotes/mf-guides/1.1.0/remoteEntry.js');
  const guides = entry('mf-guides');
  await user.click(within(guides).getByRole('button', { name: 'More of mf-guides' }));
  await waitFor(() => expect(within(guides).getAllByText('1 of 3 files cannot be used')).toHaveLength(2));
  const lines = within(guides)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(lines).toEqual([
    '/remotes/mf-guides/1.0.1/380.js: not what was published: its hash is another one',
    '/remotes/mf-guides/1.1.0/remoteEntry.js: status 404',
  ]);
  expect(fact(guides, 'Vitals of 1.0.1, p75')).toMatch(/^LCP 0\.\d\d s, INP \d+ ms, CLS –$/);
  expect(within(guides).getByText('/guides/:guideId')).toBeVisible();
  files.set('/remotes/mf-guides/1.0.1/380.js', 'code of 380.js');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await within(guides).findByText(/^Record, entry and screens: 3 files as published, in \d+ ms$/)).toBeVisible();
});

test('what the live host does not have is named', async () => {
  index = sampleIndex({ 'mf-guides': sampleRemote({ live: await publish('1.1.0', 'useDial') }) });
  visit('?view=releases');
  await screen.findByRole('heading', { name: 'mf-guides' });
  const guides = within(entry('mf-guides'));
  expect(await guides.findByText('1.1.0 would be refused')).toBeVisible();
  expect(guides.getByText('RIG-102: react does not export useDial (host 1.2.0)')).toBeVisible();
});

test('a command is copied; where the browser refuses, it is selected', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Copy: rig4u rollout mf-guides --next' });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  asked.mockClear();
  await user.click(button);
  expect(write).toHaveBeenCalledWith('rig4u rollout mf-guides --next');
  expect(await screen.findByText('Command copied')).toBeVisible();
  write.mockRejectedValueOnce(new Error('refused'));
  await user.click(button);
  expect(await screen.findByText('The command is selected')).toBeVisible();
  expect(asked.mock.calls.filter(([, init]) => (init?.method ?? 'GET') !== 'GET')).toEqual([]);
});

const revision = (number: number, more: Partial<RevisionRow> = {}): RevisionRow => ({
  epoch: 1,
  revision: number,
  at: minutesAgo(1_000 - number),
  by: 'anna',
  command: 'promote',
  why: `reason ${number}`,
  changes: [{ do: 'live', part: 'mf-guides', from: '1.0.0', to: [`1.0.${number}`, 'h'], how: 'promote' }],
  ...more,
});

test('the history shows what, who and why, 50 at a time', async () => {
  const all = Array.from({ length: 70 }, (_, i) => revision(70 - i));
  jest.mocked(listRevisions).mockImplementation(async ({ limit }) => all.slice(0, limit));
  const { user } = await open();
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(await history.findByText('mf-guides 1.0.70 live, from 1.0.0')).toBeVisible();
  expect(history.getByText('anna · revision 70 · reason 70')).toBeVisible();
  expect(history.getAllByRole('listitem')).toHaveLength(50);
  await user.click(history.getByRole('button', { name: 'Show 50 older' }));
  await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(70));
  expect(history.queryByRole('button', { name: 'Show 50 older' })).toBeNull();
});

test('while nothing is known there is an outline; no loads and no revisions are said', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  indexAnswer.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  jest.mocked(listLoadMinutes).mockResolvedValue({ rows: [], whole: true });
  visit('?view=releases');
  expect(await screen.findByText('Loading the releases...')).toBeInTheDocument();
  await act(async () => arrive(Response.json(index)));
  expect((await within(entry('mf-guides')).findAllByText('No loads yet')).length).toBeGreaterThan(0);
  expect(await screen.findByText('No revision has been written to the database yet.')).toBeVisible();
});

test('each question that fails is said, can be asked again, and leaves the others', async () => {
  jest.mocked(readRegistryState).mockRejectedValueOnce(new Error('history away'));
  jest.mocked(listLoadMinutes).mockRejectedValueOnce(new Error('loads away'));
  jest.mocked(listRevisions).mockRejectedValueOnce(new Error('revisions away'));
  const { user } = visit('?view=releases');
  expect(await screen.findByText(/^Who put what live could not be read\. history away/)).toBeVisible();
  const loads = await screen.findByText(/^How releases load could not be read\. loads away/);
  expect(await screen.findByText('The history could not be read')).toBeVisible();
  expect(within(entry('mf-guides')).getByText('live 1.0.1 · trying 1.1.0')).toBeVisible();
  await user.click(within(loads.parentElement ?? loads).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/200 loads in 24 h/)).toBeVisible();
});

test.each([
  ['a status', () => new Response(null, { status: 503 }), 'The server answered with status 503.'],
  ['what is no index', () => Response.json({ schema: 9 }), 'This is not the index of a registry'],
])('%s instead of an index is an error with a way to try again', async (_, answer, words) => {
  indexAnswer.mockImplementationOnce(answer);
  const { user } = visit('?view=releases');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The registry could not be read');
  expect(alert).toHaveTextContent(words);
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'mf-guides' })).toBeVisible();
});

test('a newer registry shows when the page learns of it; a Refresh that fails leaves what was read', async () => {
  const { user } = await open();
  index = {
    ...index,
    revision: 43,
    remotes: { ...index.remotes, 'mf-broken': { paths: ['/b'], broken: 'unreadable' } },
  };
  act(() => emit('registry-changed', { revision: 43 }));
  expect(await screen.findByText('registry revision 43')).toBeVisible();
  indexAnswer.mockRejectedValueOnce(new TypeError('offline'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/You see what was read before\. offline/)).toBeVisible();
  expect(entry('mf-guides')).toBeVisible();
});

test('it asks again every minute while the page is visible, of loads only the last minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  try {
    visit('?view=releases');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    const [first] = jest.mocked(listLoadMinutes).mock.calls;
    const before = jest.mocked(listLoadMinutes).mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    const calls = jest.mocked(listLoadMinutes).mock.calls;
    expect(calls.length).toBe(before + 1);
    const [from, later] = [first, calls.at(-1)].map((call) => Date.parse(call?.[0].from ?? ''));
    expect((later ?? 0) - (from ?? 0)).toBeGreaterThan(20 * 3_600_000);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(calls.length).toBe(before + 1);
  } finally {
    jest.useRealTimers();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  }
});

test('what this tab had to fall back on stands with its remote, also when it happened while the error log showed', async () => {
  const { user } = visit();
  await screen.findByText('No unresolved errors');
  act(() => {
    emit('remote-failed', { remote: 'mf-guides', version: '1.0.1', fallback: 'last-good', message: '<b>no entry</b>' });
    emit('remote-failed', { remote: 'mf-gone', version: '3.0.0', fallback: 'panel', message: 'gone' });
  });
  await user.click(screen.getByRole('tab', { name: 'Releases' }));
  await screen.findByRole('heading', { name: 'mf-guides' });
  expect(
    within(entry('mf-guides')).getByText('mf-guides 1.0.1 failed, the last good version was shown. <b>no entry</b>'),
  ).toBeVisible();
  expect(screen.getByText('mf-gone 3.0.0 failed, the error panel was shown. gone')).toBeVisible();
});
