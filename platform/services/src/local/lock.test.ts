/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { lockFolder } from './lock';
import { processMark } from './process-mark';

it('gives a folder to one at a time', async () => {
  const folder = await temporaryFolder();
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The local services already run on ${folder} (process ${process.pid}). Stop that one, or choose another folder: RIG4U_DATA=<folder>.`,
  );
  await release();
  await (
    await lockFolder(folder)
  )();
  expect(await readdir(folder)).toEqual([]);
});

it('refuses while another process has it, and takes over when that is gone', async () => {
  const folder = await temporaryFolder();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
  await once(other, 'spawn');
  await writeFile(join(folder, 'lock'), await processMark(other.pid ?? 0));
  await expect(lockFolder(folder)).rejects.toThrow(`(process ${other.pid})`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const release = await lockFolder(folder);
  expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(await processMark(process.pid));
  expect(await readdir(folder)).toEqual(['lock']);
  await release();
});

it.each([`${process.pid} 1`, '', 'rubbish', '-1 -', '999999999 5'])(
  'takes over the lock "%s", which is nobody',
  async (mark) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'lock'), mark);
    await (
      await lockFolder(folder)
    )();
  },
);

it('lets one of many through that find a dead lock', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'lock'), '999999999 5');
  const code =
    `import('tsx/esm/api').then(async ({ register }) => { register(); const { lockFolder } = await ` +
    `import(${JSON.stringify(join(__dirname, 'lock.ts'))}); await ` +
    `lockFolder(${JSON.stringify(folder)}).then(() => console.log('mine'), () => console.log('not ` +
    `mine')); setInterval(() => 0, 1000); });`;
  const others = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code], {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const answers = await Promise.all(others.map(async ({ stdout }) => String(await once(stdout, 'data')).trim()));
  expect(answers.filter((answer) => answer === 'mine')).toHaveLength(1);
  for (const other of others) other.kill('SIGKILL');
});
