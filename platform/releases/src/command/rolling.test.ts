/** @jest-environment node */
import { readFile, utimes } from 'node:fs/promises';
import { indexFile, registryFile, releaseDir } from '../store';
import { terminal, terminalOn } from './test-terminal';

const reason = ['--why', 'a test'];
const why = [...reason, '--without-smoke'];
const begin = Date.parse('2026-11-22T12:00:00Z');

async function withGuides() {
  let now = begin;
  const { run, remote, withHost, store } = await terminal(() => now);
  await withHost();
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await remote({ version });
  await run('promote', 'mf-guides@1.0.0', ...why);
  const later = (minutes: number) => (now += minutes * 60_000);
  return { run, store, later };
}
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

it('rolls a release out step by step, and shows how far it is', async () => {
  const { run, store, later } = await withGuides();
  const said = ['--steps', '10,50,100', '--every', '30m', '--stop-if', 'fail_rate > live + 2pp, n >= 40'];
  expect(await run('rollout', 'mf-guides@1.0.1', ...said, '--dry-run', ...why)).toEqual({
    code: 0,
    text: 'Would rollout mf-guides@1.0.1 for 10 % of the visitors; the others keep 1.0.0 (revision 3). Then 50, 100 %.',
  });
  await run('rollout', 'mf-guides@1.0.1', ...said, ...why);
  expect((await read(indexFile(store))).remotes['mf-guides']).toMatchObject({
    live: ['1.0.0', expect.anything()],
    rollout: { release: ['1.0.1', expect.stringMatching(/^sha256-/)], percent: 10 },
  });
  expect((await read(registryFile(store))).remotes['mf-guides'].rollout).toMatchObject({ percent: 10 });
  later(4);
  expect((await run('status')).text.split('\n').slice(-3)).toEqual([
    'mf-guides@1.0.1 is rolled out to 10 % (step 1 of 3) since 4 min ago, begun by anna 4 min ago: a test. The others get 1.0.0.',
    '  Then 50 %, in 26 min at the earliest ("rig4u watch", or "rig4u rollout mf-guides --next" now).',
    '  Taken back if fail_rate > live + 2pp, n >= 40.',
  ]);
  expect(await run('rollout', 'mf-guides', '--next')).toEqual({
    code: 0,
    text: 'mf-guides@1.0.1 for 50 % of the visitors.',
  });
  expect((await run('diff', '2', '4')).text).toBe('mf-guides: rolled out to nobody → 1.0.1 for 50 %');
  expect((await run('rollout', 'mf-guides', '--next')).text).toBe('mf-guides: 1.0.0 → 1.0.1 (revision 5)');
  expect((await run('status')).text).not.toContain('rolled out');
  expect((await run('history', 'mf-guides')).text).toContain('mf-guides 1.0.0 → 1.0.1 (rollout)');
  expect((await run('verify')).code).toBe(0);
});

it('holds, goes on and ends, and says so', async () => {
  const { run } = await withGuides();
  await run('rollout', 'mf-guides@1.0.1', ...why);
  expect((await run('rollout', 'mf-guides', '--pause', ...reason)).code).toBe(0);
  expect(await run('rollout', 'mf-guides', '--next')).toMatchObject({
    code: 2,
    text: expect.stringContaining('paused by anna'),
  });
  expect((await run('status')).text).toContain('It was paused by anna 0 s ago: a test.');
  expect((await run('rollout', 'mf-guides', '--resume', ...reason)).text).toContain('its step of 1 % begins anew');
  expect(await run('promote', 'mf-guides@1.0.2', ...why)).toMatchObject({
    code: 2,
    text: expect.stringContaining('rig4u rollout mf-guides --stop'),
  });
  expect((await run('rollout', 'mf-guides', '--stop', ...reason)).text).toContain('everybody gets 1.0.0 again');
  expect((await run('why', 'mf-guides')).text).toContain('The roll-out of 1.0.1 was ended by anna');
  expect((await run('rollout', 'mf-guides', '--stop', ...reason)).code).toBe(4);
});

it('says which visitor gets which release, and why', async () => {
  const { run } = await withGuides();
  expect((await run('why', 'mf-guides', '--visitor', 'zoe')).text).toContain(
    'is not rolled out: everybody gets 1.0.0.',
  );
  await run('rollout', 'mf-guides@1.0.1', '--steps', '99.99,100', ...why);
  expect((await run('why', 'mf-guides', '--visitor', 'zoe')).text).toMatch(
    /Visitor zoe is at \d+\.\d\d of 100 for mf-guides@1\.0\.1, below 99\.99 %: gets 1\.0\.1\.$/,
  );
  expect(JSON.parse((await run('why', 'mf-guides', '--visitor', 'zoe', '--json')).text)).toMatchObject({
    rollout: { steps: [99.99, 100] },
    chosen: { visitor: 'zoe', version: '1.0.1', bucket: expect.any(Number) },
  });
});

it('keeps what is rolled out when old releases are removed', async () => {
  const { run, store } = await withGuides();
  await run('rollout', 'mf-guides@1.0.1', ...why);
  const old = begin / 1000 - 40 * 24 * 3600;
  for (const version of ['1.0.1', '1.0.2']) await utimes(releaseDir(store, { part: 'mf-guides', version }), old, old);
  const says = (verb: string) =>
    `${verb} mf-guides@1.0.2: never live, published or last previewed 40 days ago. Nobody misses it.`;
  expect((await run('prune', '--dry-run')).text).toBe(says('Would remove'));
  expect((await run('prune')).text).toBe(says('Removed'));
});

it('says before it removes what open tabs may have who may miss it, and keeps that as long as they may be open', async () => {
  const { run, store, later } = await withGuides();
  await run('promote', 'mf-guides@1.0.1', ...why);
  later(39 * 24 * 60);
  await run('rollback', 'mf-guides');
  later(120);
  expect((await run('prune', '--dry-run', '--tab-age', '50d')).text).toBe('Nothing to remove.');
  const takenAway = (ago: string) =>
    `Would remove mf-guides@1.0.1: taken away ${ago} (revision 4). ` +
    'Tabs that were opened before load anew when they ask for one of its files.';
  expect((await run('prune', '--dry-run', '--withdrawn', '--tab-age', '50d')).text).toBe(takenAway('2 h ago'));
  expect((await run('prune', '--dry-run', '--tab-age', '1h')).text).toContain(takenAway('2 h ago'));
  expect(JSON.parse((await run('prune', '--dry-run', '--withdrawn', '--tab-age', '50d', '--json')).text)).toEqual({
    removed: ['mf-guides@1.0.1'],
    because: [
      {
        release: 'mf-guides@1.0.1',
        withdrawn: true,
        lastGiven: expect.stringMatching(/^20/),
        notNamedSince: { revision: 4, at: '2026-12-31T12:00:00.000Z' },
      },
    ],
  });
  expect(await run('prune', '--tab-age', 'long')).toMatchObject({
    code: 1,
    text: expect.stringContaining('--tab-age "long" is not'),
  });
  expect(await terminalOn(store, undefined, { RIG4U_TAB_AGE: 'long' })('prune')).toMatchObject({
    code: 1,
    text: expect.stringContaining('RIG4U_TAB_AGE "long" is not'),
  });
});

it.each([
  [['rollout'], 'Say what to rollout'],
  [['rollout', 'mf-guides@1.0.1'], 'Say why'],
  [['rollout', 'mf-guides@1.0.1', '--steps', '50,10', ...why], 'each step is larger than the one before'],
  [['rollout', 'mf-guides@1.0.1', '--steps', '1,50', ...why], 'the last step is 100'],
  [['rollout', 'mf-guides@1.0.1', '--steps', '100', ...why], 'two steps at least'],
  [['rollout', 'mf-guides@1.0.1', '--steps', '1,x,100', ...why], '--steps "1,x,100" cannot be read'],
  [['rollout', 'mf-guides@1.0.1', '--steps', '0.001,100', ...why], 'cannot be read'],
  [['rollout', 'mf-guides@1.0.1', '--every', 'soon', ...why], '--every "soon" is not a length of time'],
  [
    ['rollout', 'mf-guides@1.0.1', '--stop-if', 'errors > 3', ...why],
    "Write it as 'fail_rate > live + 0.5pp, n >= 500'",
  ],
  [['rollout', 'mf-guides', '--pause', '--stop', ...reason], 'Say one of --pause and --stop'],
  [['rollout', 'mf-guides', '--pause'], 'Say why'],
  [['rollout', 'mf-guides@1.0.1', '--next'], 'rig4u rollout mf-guides --next'],
  [['rollout', 'mf-guides', '--next', '--steps', '1,100'], 'Stop this one and begin anew'],
])('%j ends with 1 and says what to do', async (argv, message) => {
  const { run } = await terminal();
  expect(await run(...argv)).toEqual({ code: 1, text: expect.stringContaining(message) });
});
