/** @jest-environment node */
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist, type FakeRemote } from '../fake-builds';
import { main } from './main';

async function terminal() {
  const store = await temporaryFolder();
  const run = async (...argv: string[]) => {
    const lines: string[] = [];
    const code = await main([...argv, '--store', store], {
      cwd: '/',
      say: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    });
    return { code, text: lines.join('\n') };
  };
  const remote = async (spec: FakeRemote = {}) => run('publish', await writeDist(fakeRemote(spec).files));
  const withHost = async () => {
    await run('publish', await writeDist(fakeHost().files));
    return run('promote', 'host@1.0.0');
  };
  return { run, remote, withHost };
}

it('publishes, promotes, shows and rolls back', async () => {
  const { run, remote, withHost } = await terminal();
  expect(await withHost()).toEqual({ code: 0, text: 'host: not live → 1.0.0 (revision 1)' });
  expect(await remote()).toEqual({ code: 0, text: 'mf-guides@1.0.0: 4 files' });
  await remote({ version: '1.0.1' });
  expect(await run('promote', 'mf-guides@1.0.0', '--dry-run')).toEqual({
    code: 0,
    text: 'Would promote mf-guides: not live → 1.0.0 (revision 2)',
  });
  await run('promote', 'mf-guides@1.0.0');
  await run('promote', 'mf-guides@1.0.1');
  expect((await run('status')).text).toContain('mf-guides  1.0.1  last good 1.0.0  /guides');
  expect(await run('rollback', 'mf-guides')).toEqual({ code: 0, text: 'mf-guides: 1.0.1 → 1.0.0 (revision 4)' });
  expect(await run('verify')).toEqual({ code: 0, text: 'Sound: host@1.0.0, mf-guides@1.0.0, mf-guides@1.0.1' });
});

it('refuses a release that the host does not fit, and says each missing name', async () => {
  const { run, remote, withHost } = await terminal();
  await withHost();
  await remote({ needs: { '@rig4u/shared/ui': ['Sparkle'] } });
  const refused = await run('promote', 'mf-guides@1.0.0');
  expect(refused).toEqual({
    code: 1,
    text: expect.stringContaining('@rig4u/shared/ui does not export Sparkle (host 1.0.0)'),
  });
  expect(await run('promote', 'mf-guides@1.0.0', '--force')).toEqual({
    code: 0,
    text: expect.stringMatching(/^FORCED/),
  });
});

it.each([
  [['launch'], 'There is no command "launch"'],
  [['constructor'], 'There is no command "constructor"'],
  [['promote'], 'Say what to promote'],
  [['promote', 'mf-guides'], 'names no version'],
  [['promote', 'mf-guides@1.0.0', 'host@1.0.0'], 'Too many words: host@1.0.0'],
  [['rollback', 'guides'], '"guides" is not a part'],
  [['publish', 'nowhere'], 'There is no folder /nowhere'],
  [['status', '--loud'], "Unknown option '--loud'"],
])('%j ends with 1 and says why', async (argv, message) => {
  const { run } = await terminal();
  expect(await run(...argv)).toEqual({ code: 1, text: expect.stringContaining(message) });
});

it('helps', async () => {
  const { run } = await terminal();
  expect((await run('--help')).text).toContain('rig4u promote <part>@<version>');
  expect((await run('promote', '--help')).code).toBe(0);
});
