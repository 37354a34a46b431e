import { initConfig } from '../../kernel/config';
import { emptyMinute } from '../../kernel/contracts/load-minute';
import { testConfig } from '../../../checks/test-config';
import { listLoadMinutes, listRevisions, readRegistryState } from '.';

jest.mock('../auth', () => ({ idToken: async () => 'token of the owner' }));

const answer = jest.fn<Promise<Response>, [URL]>();

beforeEach(() => {
  const database = { url: 'https://db.example', anonKey: 'anon' };
  initConfig({
    ...testConfig,
    services: { auth: { apiKey: 'key', authDomain: 'rig.example', projectId: 'rig' }, database },
  });
  answer.mockReset().mockImplementation(async () => Response.json([]));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => answer(new URL(String(url))));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const asked = (index: number) => Object.fromEntries(answer.mock.calls[index]?.[0].searchParams ?? []);

const minute = (at: number) => ({
  ...emptyMinute({
    minute: new Date(Date.parse('2026-11-23T12:00:00Z') - at * 60_000).toISOString(),
    gateway: 'g',
    part: 'mf-guides',
    version: '1.0.0',
  }),
  visits: 3,
  failed: 1,
  failed_senders: ['abc'],
});
const minutes = (from: number, count: number) => Array.from({ length: count }, (_, i) => minute(from + i));

test('reads minutes page by page, newest first; what comes twice counts once', async () => {
  answer
    .mockImplementationOnce(async () => Response.json(minutes(0, 1_000)))
    .mockImplementationOnce(async () => Response.json(minutes(999, 5)));
  const { rows, whole } = await listLoadMinutes({ from: '2026-11-22T12:00:00.000Z' });
  expect([rows.length, whole]).toEqual([1_004, true]);
  expect(asked(0)).toMatchObject({ minute: 'gte.2026-11-22T12:00:00.000Z', offset: '0', limit: '1000' });
  expect(asked(1)).toMatchObject({ offset: '1000', order: 'minute.desc,gateway.asc,part.asc,version.asc' });
});

test('there is an end to reading, and it is said', async () => {
  let page = 0;
  answer.mockImplementation(async () => Response.json(minutes(1_000 * page++, 1_000)));
  expect(await listLoadMinutes({ from: '2026-11-22T12:00:00.000Z' })).toMatchObject({ whole: false });
  expect(answer).toHaveBeenCalledTimes(20);
});

const put = { revision: 7, at: '2026-11-23T12:00:00Z', by: 'anna', command: 'promote mf-guides@1.0.0', how: 'promote' };
const part = { live: ['1.0.0', 'sha256-x'], before: [['0.9.0', 'sha256-y']], withdrawn: ['0.9.1'], put, paths: [] };
const revision = {
  epoch: 1,
  ...put,
  why: null,
  changes: [{ do: 'live', part: 'mf-guides', from: null, to: ['1.0.0', 'sha256-x'], how: 'promote', owns: {} }],
  state: { host: part, remotes: { 'mf-guides': part } },
};

test('reads revisions, newest first; what a newer gateway did is kept, what cannot be read is left out', async () => {
  answer.mockImplementationOnce(async () =>
    Response.json([revision, { ...revision, changes: [{ do: 'something-new' }] }, { ...revision, at: 7 }]),
  );
  const rows = await listRevisions({ limit: 50 });
  expect(asked(0)).toMatchObject({ order: 'epoch.desc,revision.desc', limit: '50' });
  expect(asked(0)['select']).not.toContain('state');
  expect(rows.map(({ changes }) => changes[0]?.do)).toEqual(['live', 'something-new']);
});

test('reads the newest state; before the first revision there is none', async () => {
  answer.mockImplementationOnce(async () => Response.json([revision]));
  const read = await readRegistryState();
  expect(read?.state.remotes['mf-guides']).toMatchObject({ live: '1.0.0', before: ['0.9.0'], withdrawn: ['0.9.1'] });
  expect(await readRegistryState()).toBeUndefined();
});
