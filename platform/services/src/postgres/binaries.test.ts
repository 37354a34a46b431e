/** @jest-environment node */
import { chmod, mkdir, readFile, readlink, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { runnableBinaries } from './binaries';
import { othersMayEnter } from './owner';

async function installed(mode: number): Promise<string> {
  const home = await temporaryFolder();
  for (const folder of ['bin', 'lib']) await mkdir(join(home, 'native', folder), { recursive: true });
  await writeFile(join(home, 'package.json'), '{"version":"18.0.0"}');
  await writeFile(join(home, 'native/bin/postgres'), 'program', { mode: 0o700 });
  await writeFile(join(home, 'native/lib/libicu.so.60.2'), 'library', { mode: 0o600 });
  await writeFile(
    join(home, 'native/pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }]),
  );
  await chmod(home, mode);
  return join(home, 'native');
}

async function openFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  return folder;
}

test('links that npm left out are made where the package is, once', async () => {
  const native = await installed(0o755);
  for (let start = 0; start < 2; start++) expect(runnableBinaries(await openFolder(), true, native)).toBe(native);
  expect(await readlink(join(native, 'lib/libicu.so.60'))).toBe('libicu.so.60.2');
  expect((await stat(join(native, 'bin/postgres'))).mode & 0o777).toBe(0o755);
});

test('an installation that others may not enter is copied to where they may', async () => {
  const native = await installed(0o700);
  const folder = await openFolder();
  const copy = runnableBinaries(folder, true, native);
  expect(copy).toBe(join(folder, 'postgres-18.0.0', 'native'));
  expect(runnableBinaries(folder, true, native)).toBe(copy);
  expect(await readFile(join(copy, 'lib/libicu.so.60'), 'utf8')).toBe('library');
  expect(othersMayEnter(join(copy, 'lib'))).toBe(true);
  expect((await stat(join(copy, 'lib/libicu.so.60.2'))).mode & 0o777).toBe(0o644);
  expect((await stat(join(copy, 'bin/postgres'))).mode & 0o777).toBe(0o755);
});

test('who runs it alone needs no copy', async () => {
  const native = await installed(0o700);
  expect(runnableBinaries(await openFolder(), false, native)).toBe(native);
});
