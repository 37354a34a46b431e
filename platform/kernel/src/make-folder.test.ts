/** @jest-environment node */
import { lstat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder';
import { temporaryFolder } from './temporary-folder';

const isFolder = async (path: string): Promise<boolean> => (await lstat(path)).isDirectory();

it('makes a folder with those above it, and again nothing, also many at once', async () => {
  const at = join(await temporaryFolder(), 'a', 'b', 'c');
  await Promise.all(['d', 'e', 'd', '.'].map((name) => makeFolder(join(at, name))));
  await makeFolder(at);
  expect(await Promise.all(['d', 'e'].map((name) => isFolder(join(at, name))))).toEqual([true, true]);
});

it('takes a link to a folder for one', async () => {
  const folder = await temporaryFolder();
  await symlink(folder, join(folder, 'link'));
  await makeFolder(join(folder, 'link'));
  await makeFolder(join(folder, 'link', 'x'));
  expect(await isFolder(join(folder, 'x'))).toBe(true);
});

it.each([
  ['below a file', 'file/x/y', 'ENOTDIR'],
  ['in place of a file', 'file', 'EEXIST'],
  ['below a link that leads nowhere', 'nowhere/x', 'EEXIST'],
])('%s it fails at once', async (_what, path, code) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await symlink(join(folder, 'none', 'none'), join(folder, 'nowhere'));
  await expect(makeFolder(join(folder, path))).rejects.toMatchObject({ code });
});

(process.platform === 'linux' ? it : it.skip).each(['/proc/x', '/proc/x/y/z'])(
  'where nothing can be made it fails at once: %s',
  async (path) => {
    await expect(makeFolder(path)).rejects.toMatchObject({ code: 'ENOENT', path: '/proc/x' });
  },
);
