/** @jest-environment node */
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { terminal } from './test-terminal';

const reason = ['--why', 'a test'];
const why = [...reason, '--without-smoke'];

it('publishes, promotes, shows and rolls back', async () => {
  const { run, remote, withHost } = await terminal();
  expect(await withHost()).toEqual({ code: 0, text: 'host: not live → 1.0.0 (revision 1)' });
  expect(await remote()).toEqual({ code: 0, text: 'mf-guides@1.0.0: 4 files' });
  await remote({ version: '1.0.1' });
  expect(await run('promote', 'mf-guides@1.0.0', '--dry-run', ...why)).toEqual({
    code: 0,
    text: 'Would promote mf-guides: not live → 1.0.0 (revision 2)',
  });
  await run('promote', 'mf-guides@1.0.0', ...why);
  await run('promote', 'mf-guides@1.0.1', ...why);
  expect((await run('status')).text).toContain('mf-guides  1.0.1  before 1.0.0  /guides');
  expect((await run('why', 'mf-guides')).text).toBe(
    'mf-guides@1.0.1 is live since revision 3: "promote mf-guides@1.0.1", by anna 0 s ago (2026-11-22T12:00:00.000Z)\n' +
      'Why: a test\nWhere it does not load, and after a rollback, visitors get 1.0.0.',
  );
  // As a script leaves it whose variable is not set: what is urgent needs no reason.
  expect(await run('rollback', 'mf-guides', '--why', '')).toEqual({
    code: 0,
    text: 'mf-guides: 1.0.1 → 1.0.0 (revision 4)\nmf-guides@1.0.1 is withdrawn: it is no fallback any more.',
  });
  expect((await run('history', 'mf-guides')).text.split('\n')).toEqual([
    '4  2026-11-22 12:00:00Z  anna  mf-guides 1.0.1 → 1.0.0 (rollback)',
    '                               mf-guides@1.0.1 withdrawn',
    '3  2026-11-22 12:00:00Z  anna  mf-guides 1.0.0 → 1.0.1             a test (without smoke: RIG-107, RIG-110)',
    '2  2026-11-22 12:00:00Z  anna  mf-guides not live → 1.0.0          a test (without smoke: RIG-107, RIG-110)',
  ]);
  expect((await run('diff', '2', '3')).text).toBe('mf-guides: 1.0.0 → 1.0.1');
  expect(await run('verify')).toEqual({ code: 0, text: 'Sound: host@1.0.0, mf-guides@1.0.0' });
  expect(await run('prune')).toEqual({ code: 0, text: 'Nothing to remove.' });
});

it('refuses a release that the host does not fit, and says each missing name', async () => {
  const { run, remote, withHost } = await terminal();
  await withHost();
  await remote({ needs: { '@rig4u/shared/ui': ['Sparkle'] } });
  expect(await run('promote', 'mf-guides@1.0.0', ...why)).toEqual({
    code: 2,
    text:
      'mf-guides@1.0.0 cannot go live beside host@1.0.0. Each line says why:\n' +
      '  RIG-102 @rig4u/shared/ui does not export Sparkle (host 1.0.0)',
  });
  const { code, text } = await run('promote', 'mf-guides@1.0.0', '--json', ...why);
  expect({ code, said: JSON.parse(text) }).toMatchObject({
    code: 2,
    said: {
      refused: true,
      faults: [{ code: 'RIG-102', part: 'mf-guides@1.0.0', page: 'platform/docs/errors/RIG-102.md' }],
    },
  });
});

it('says what would be refused before anything is published', async () => {
  const { run, withHost } = await terminal();
  await withHost();
  const good = await writeDist(fakeRemote().files);
  expect((await run('check', good)).text).toBe(
    'mf-guides@1.0.0 may go live.\nLeft out, because they need a browser: RIG-107, RIG-110.',
  );
  const bad = await writeDist(fakeRemote({ id: 'x', needs: { maps: [] } }).files);
  expect((await run('check', bad)).text.match(/RIG-\d+/g)).toEqual(['RIG-108', 'RIG-102']);
});

it('pins, freezes and lets go, and says who holds', async () => {
  const { run, remote, withHost } = await terminal();
  await withHost();
  await remote();
  await remote({ version: '1.0.1' });
  await run('promote', 'mf-guides@1.0.0', ...why);
  expect((await run('pin', 'mf-guides@1.0.0', '--until', '2h', ...reason)).text).toContain(
    'until 2026-11-22T14:00:00.000Z',
  );
  expect(await run('promote', 'mf-guides@1.0.1', ...why)).toMatchObject({
    code: 2,
    text: expect.stringContaining('unpin mf-guides'),
  });
  await run('unpin', 'mf-guides');
  await run('freeze', '--all', ...reason);
  expect(await run('promote', 'mf-guides@1.0.1', ...why)).toMatchObject({
    code: 2,
    text: expect.stringContaining('frozen by anna'),
  });
  await run('unfreeze');
  expect((await run('promote', 'mf-guides@1.0.1', '--from', '0.9.0', ...why)).code).toBe(3);
  expect((await run('revert', '2')).code).toBe(2);
  expect((await run('promote', 'mf-guides@1.0.1', '--from', '1.0.0', ...why)).code).toBe(0);
});

it('takes offline use away from all visitors, says why, and gives it back', async () => {
  const { run, withHost } = await terminal();
  await withHost();
  expect((await run('offline', 'off')).code).toBe(1);
  expect((await run('offline', 'away', ...reason)).code).toBe(1);
  expect((await run('offline', 'off', ...reason)).text).toContain('at the next visit with a network');
  expect((await run('status')).text).toMatch(/Offline use was switched off by anna/);
  expect((await run('history')).text).toContain('offline use off');
  await run('offline', 'on', ...reason);
  expect((await run('status')).text).not.toContain('Offline use');
  expect((await run('verify')).code).toBe(0);
});

it('puts a set live in one revision', async () => {
  const { run, remote } = await terminal();
  await run('publish', await writeDist(fakeHost().files));
  await remote();
  const folder = await writeDist(new Map([['set.json', Buffer.from('{"host":"1.0.0","mf-guides":"1.0.0"}')]]));
  expect((await run('promote', '--set', `${folder}/set.json`, ...why)).text).toBe(
    'host: not live → 1.0.0 (revision 1)\nmf-guides: not live → 1.0.0 (revision 1)',
  );
});

it('says that there is no store at a mistyped path, and ends with 4', async () => {
  const { run } = await terminal();
  expect(await run('status', '--store', '/nowhere/store')).toEqual({
    code: 4,
    text: expect.stringContaining('There is no store at /nowhere/store'),
  });
});

it.each([
  [['launch'], 'There is no command "launch"'],
  [['constructor'], 'There is no command "constructor"'],
  [['promote'], 'Say what to promote'],
  [['promote', 'mf-guides@1.0.0'], 'Say why'],
  [['history', '--set'], '--set'],
  [['diff', '1', 'x'], '"x" is not a revision'],
  [['pin', 'mf-guides@1.0.0', '--until', 'soon'], '"soon" is not a moment'],
  [['promote', 'mf-guides@1.0.0', 'host@1.0.0'], 'Too many words: host@1.0.0'],
  [['status', '--loud'], "Unknown option '--loud'"],
])('%j ends with 1 and says why', async (argv, message) => {
  const { run } = await terminal();
  expect(await run(...argv)).toEqual({ code: 1, text: expect.stringContaining(message) });
});

it.each([
  [['promote', 'mf-guides'], 2, 'names no version'],
  [['rollback', 'guides'], 2, '"guides" is not a part'],
  [['publish', 'nowhere'], 4, 'There is no folder /nowhere'],
  [['revert', '7'], 4, 'There is no revision 7'],
  [['why', 'mf-guides'], 4, 'mf-guides is not live'],
])('%j ends with %d and says why', async (argv, code, message) => {
  const { run } = await terminal();
  expect(await run(...argv)).toEqual({ code, text: expect.stringContaining(message) });
});

it('helps', async () => {
  const { run } = await terminal();
  expect((await run('--help')).text).toContain('rig4u promote <part>@<version>');
  expect((await run('promote', '--help')).code).toBe(0);
});

test('doctor tries the place of the store by the clock of this machine', async () => {
  const now = await terminal(Date.now);
  expect(await now.run('doctor')).toEqual({ code: 0, text: expect.stringContaining('a store can be kept in') });
  const late = await terminal(() => Date.now() - 3_600_000);
  expect(await late.run('doctor')).toEqual({ code: 2, text: expect.stringContaining('Its clock is 60 minutes ahead') });
});
