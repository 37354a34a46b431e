import { initConfig } from '../../kernel/config';
import { testConfig } from '../../../checks/test-config';
import { callLimit } from './call';
import {
  DatabaseError,
  fetchAccountBuilds,
  insertErrorLog,
  listErrorLogs,
  putAccountBuilds,
  setErrorLogResolved,
  type NewErrorLog,
} from '.';

const token = jest.fn<Promise<string | null>, []>();
const renewed = jest.fn<Promise<string | null>, [string]>();
jest.mock('../auth', () => ({ idToken: () => token(), renewedToken: (refused: string) => renewed(refused) }));

const services = {
  auth: { apiKey: 'key', authDomain: 'rig.example', projectId: 'rig' },
  database: { url: 'https://db.example', anonKey: 'anon' },
};
const answer = jest.fn<Promise<Response>, [URL, RequestInit]>();

beforeEach(() => {
  initConfig({ ...testConfig, services });
  token.mockReset().mockResolvedValue('token of jo');
  renewed.mockReset().mockResolvedValue('new token of jo');
  answer.mockReset().mockImplementation(async () => Response.json([]));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => answer(new URL(String(url)), init ?? {}));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const asked = (index = 0) => {
  const [url = new URL('none:'), init = {}] = answer.mock.calls[index] ?? [];
  return {
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    method: init.method,
    headers: new Headers(init.headers),
    body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
  };
};
const logRow = (id: string, timestamp: string) => ({
  id,
  component: 'Cable',
  error_message: 'm',
  error_stack: null,
  priority: 'high',
  metadata: { type: 'window.error' },
  browser_info: {},
  timestamp,
  resolved: false,
  occurrences: 1,
  last_seen: timestamp,
});
const buildRow = (changed_at: string) => ({
  build_id: 'b1',
  id: 'i1',
  name: 'Build #1',
  created_at: changed_at,
  changed_at,
  components: {},
  deleted: false,
  version: 2,
});
const { changed_at: _changed, version: _version, ...unchanged } = buildRow('2026-01-02T03:04:05.000Z');

test('asks as whoever is signed in, else as a visitor', async () => {
  await fetchAccountBuilds();
  expect(asked().headers.get('apikey')).toBe('anon');
  expect(asked().headers.get('authorization')).toBe('Bearer token of jo');
  token.mockResolvedValue(null);
  await fetchAccountBuilds();
  expect(asked(1).headers.get('authorization')).toBe('Bearer anon');
});

test(
  spec('7.10', 'lists errors newest first, filtered, a page at a time, and misses none that share a moment'),
  async () => {
    answer
      .mockImplementationOnce(async () => Response.json([logRow('3', 't2'), logRow('2', 't1')]))
      .mockImplementationOnce(async () => Response.json([logRow('1', 't1')]));
    expect((await listErrorLogs({ resolved: false, before: 't3', limit: 2 })).map(({ id }) => id)).toEqual([
      '3',
      '2',
      '1',
    ]);
    expect(asked()).toMatchObject({
      path: '/rest/v1/error_logs',
      query: { resolved: 'eq.false', timestamp: 'lt.t3', order: 'timestamp.desc,id.desc', limit: '2' },
    });
    expect(asked(1).query).toMatchObject({ resolved: 'eq.false', timestamp: 'eq.t1', id: 'lt.2' });
    expect((await listErrorLogs()).length).toBe(0);
    expect(asked(2).query).not.toHaveProperty('resolved');
  },
);

test(spec('7.11', 'resolves and reopens an error; where no row changed it says so'), async () => {
  answer.mockImplementationOnce(async () => Response.json([{ id: 'a' }]));
  await setErrorLogResolved('a', true);
  expect(asked()).toMatchObject({ method: 'PATCH', query: { id: 'eq.a', select: 'id' }, body: { resolved: true } });
  await expect(setErrorLogResolved('b', false)).rejects.toMatchObject({
    code: 'not-found',
    message: 'The database has no such entry, or it is not yours.',
  });
});

const newLog: NewErrorLog = {
  id: 'a',
  component: 'c',
  error_message: 'm',
  error_stack: null,
  priority: 'high',
  metadata: { type: 'window.error' },
  browser_info: { userAgent: null, language: null, platform: null, viewport: null, url: null, referrer: null },
  timestamp: 't',
  resolved: false,
  occurrences: 1,
};

test('inserts an error as a visitor, without an answer', async () => {
  answer.mockImplementationOnce(async () => new Response(null, { status: 201 }));
  await insertErrorLog(newLog);
  expect(asked()).toMatchObject({
    method: 'POST',
    path: '/rest/v1/error_logs',
    query: {},
    body: { id: 'a', occurrences: 1 },
  });
  expect(asked().headers.get('authorization')).toBe('Bearer anon');
  expect(asked().headers.get('prefer') ?? '').not.toContain('representation');
  expect(token).not.toHaveBeenCalled();
});

test('puts builds and gives them as they stand, in one form of time', async () => {
  answer.mockImplementationOnce(async () => Response.json([buildRow('2026-01-02T03:04:05.678901+00:00')]));
  const rows = [{ ...unchanged, base: 1 }];
  expect(await putAccountBuilds(rows)).toEqual([buildRow('2026-01-02T03:04:05.678Z')]);
  expect(asked()).toMatchObject({ method: 'POST', query: { on_conflict: 'user_id,build_id' }, body: rows });
  expect(asked().headers.get('prefer')).toContain('resolution=merge-duplicates');
  expect(asked().headers.get('prefer')).toContain('return=representation');
  expect(await putAccountBuilds([])).toEqual([]);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a row that cannot be read is left out, and said once', async () => {
  answer.mockImplementation(async () =>
    Response.json([
      { ...buildRow('2026-01-02T03:04:05Z'), name: 7 },
      buildRow('never'),
      buildRow('2026-01-02T03:04:05Z'),
    ]),
  );
  expect(await fetchAccountBuilds()).toEqual([buildRow('2026-01-02T03:04:05.000Z')]);
  await fetchAccountBuilds();
  expect(jest.mocked(console.warn).mock.calls).toEqual([
    ['2 of 3 rows of saved_builds cannot be read and are left out.'],
  ]);
});

test.each([
  [
    'refused',
    'The database refused the request.',
    async () => Response.json({ code: '42501', message: 'permission denied' }, { status: 403 }),
  ],
  ['unavailable', 'not available right now', async () => new Response('<html>Bad gateway', { status: 502 })],
  ['offline', 'could not be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['not-understood', 'does not understand', async () => new Response('<html>Welcome to the hotel')],
  ['not-understood', 'does not understand', async () => Response.json({ hello: 'there' })],
])('%s: an error with words for a person: %s', async (code, words, given) => {
  answer.mockImplementation(given);
  const failure = await fetchAccountBuilds().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseError);
  expect(failure).toMatchObject({ code, message: expect.stringContaining(words) });
  expect(answer).toHaveBeenCalledTimes(1);
});

const expired = async () => Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 });
const tokens = () => answer.mock.calls.map((_, index) => asked(index).headers.get('authorization'));

test('an expired token is renewed once, and the same question asked again', async () => {
  answer.mockImplementationOnce(expired);
  const rows = [{ ...unchanged, base: 1 }];
  await putAccountBuilds(rows);
  expect(renewed.mock.calls).toEqual([['token of jo']]);
  expect(tokens()).toEqual(['Bearer token of jo', 'Bearer new token of jo']);
  expect(asked(1)).toMatchObject({ method: 'POST', query: { on_conflict: 'user_id,build_id' }, body: rows });
});

test.each<[string, number, () => void]>([
  ['refused as well', 2, () => undefined],
  ['not given: nobody is signed in', 1, () => renewed.mockResolvedValue(null)],
  [
    'not given: the session has ended',
    1,
    () => renewed.mockRejectedValue(Object.assign(new Error('no'), { code: 'auth/user-token-expired' })),
  ],
])('a new token that is %s', async (_, times, given) => {
  answer.mockImplementation(expired);
  given();
  await expect(fetchAccountBuilds()).rejects.toMatchObject({
    code: 'signed-out',
    message: 'The database does not accept your sign-in any more. Sign out, sign in and try again.',
  });
  expect(answer).toHaveBeenCalledTimes(times);
});

test('a new token that the network keeps away', async () => {
  answer.mockImplementation(expired);
  renewed.mockRejectedValue(Object.assign(new Error('no'), { code: 'auth/network-request-failed' }));
  await expect(fetchAccountBuilds()).rejects.toMatchObject({ code: 'offline' });
});

test('the error log, which is written as a visitor, renews nothing', async () => {
  answer.mockImplementation(expired);
  await expect(insertErrorLog(newLog)).rejects.toMatchObject({ code: 'refused' });
  expect(renewed).not.toHaveBeenCalled();
});

test('not set up: said before anything is asked', async () => {
  initConfig(testConfig);
  await expect(listErrorLogs()).rejects.toMatchObject({
    code: 'not-set-up',
    message: 'The database is not set up on this installation.',
  });
  expect(answer).not.toHaveBeenCalled();
});

const never = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

test.each(['database', 'identity library'])('a %s that never answers ends in time', async (which) => {
  jest.useFakeTimers();
  answer.mockImplementation((_, { signal }) => never(signal));
  if (which === 'identity library') token.mockImplementation(() => new Promise(() => undefined));
  const outcome = fetchAccountBuilds().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(callLimit);
  expect(await outcome).toMatchObject({ code: 'timeout' });
  expect(jest.getTimerCount()).toBe(0);
});

test('a call can be cancelled, before and while it runs', async () => {
  answer.mockImplementation((_, { signal }) => never(signal));
  const controller = new AbortController();
  const running = listErrorLogs({ signal: controller.signal });
  setTimeout(() => controller.abort(), 5);
  await expect(running).rejects.toMatchObject({ code: 'aborted' });
  await expect(listErrorLogs({ signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
  expect(answer).toHaveBeenCalledTimes(1);
});
