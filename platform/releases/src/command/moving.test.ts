/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { emptyFolder, usedStore } from '../move/test-stores';
import { main } from './main';

async function run(argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const code = await main(argv, {
    cwd: '/',
    env: { RIG4U_BY: 'anna', ...env },
    clock: Date.now,
    say: (line) => lines.push(line),
    complain: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
}
const why = ['--why', 'a test'];

it('moves, backs up, restores and mirrors', async () => {
  const [from, to, again, copy] = [await usedStore(), await emptyFolder(), await emptyFolder(), await emptyFolder()];
  const folder = join(await temporaryFolder(), 'new', 'backup');
  expect(await run(['backup', '--to', folder, '--store', from])).toEqual({
    code: 0,
    text: 'Copied 5 of 5 revisions and 4 releases.\nThe backup is of revision 5, epoch 1.',
  });
  const moved = await run(['move', '--from', from, '--to', to, ...why], { RIG4U_STORE: '/elsewhere' });
  expect(moved).toEqual({ code: 0, text: expect.stringContaining('from 7 on (epoch 2)') });
  expect((await run(['restore', folder, '--to', again, ...why])).text).toContain('from 6 on (epoch 2)');
  expect((await run(['history', '--store', again])).text).toContain('restored or moved');
  expect(await run(['mirror', '--from', to, '--to', copy, '--once'])).toEqual({
    code: 0,
    text: expect.stringContaining('The mirror is at revision 7'),
  });
  expect((await run(['status', '--store', copy])).text).toContain('mf-guides  1.0.1');
});

it('takes the log of an end from its own setting or a file, and that of neither from RIG4U_LOG', async () => {
  const [from, to, room] = [await usedStore(), await emptyFolder(), await temporaryFolder()];
  const file = join(room, 'log');
  await writeFile(file, 'mysql://db/log\n');
  const moved = (env: Record<string, string>) => run(['move', '--from', from, '--to', to, '--dry-run', ...why], env);
  expect((await moved({ RIG4U_TO_LOG_FILE: file })).text).toContain('A log lies in a database');
  expect((await moved({ RIG4U_FROM_LOG: 'mysql://db/log' })).text).toContain('A log lies in a database');
  expect((await moved({ RIG4U_LOG: 'mysql://db/log' })).text).toContain('Would move 5 of 5 revisions');
});

it.each([
  [['move', '--to', '/', ...why], 1, '--from <folder or s3://bucket/prefix>'],
  [['move', '--from', '/', '--to', '/', '--store', '/'], 1, 'takes --from and --to in place of --store'],
  [['move', '--from', '/', '--to', '/'], 1, 'Say why'],
  [['move', '--from', '/nowhere', '--to', '/', ...why], 4, 'There is no store at /nowhere'],
  [['move', '--from', '/', '--from-log', 'mysql://x', '--to', '/', ...why], 1, 'A log lies in a database'],
  [['restore', '--to', '/', ...why], 1, 'Say what to restore'],
  [['restore', '/nowhere', '--to', '/', ...why], 4, '/nowhere is no backup'],
  [['backup', '--store', '/'], 1, 'Say where to'],
  [['mirror', '--from', '/', '--to', '/', '--every', 'often'], 1, 'is not a length of time'],
])('%j ends with %d and says why', async (argv, code, message) => {
  expect(await run(argv)).toEqual({ code, text: expect.stringContaining(message) });
});
