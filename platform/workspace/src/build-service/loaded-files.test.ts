/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { loadedFiles } from './loaded-files';

async function scene() {
  const folder = await temporaryFolder();
  const [lock, module] = [join(folder, 'lock.yaml'), join(folder, 'module.ts')];
  await Promise.all([lock, module].map((file) => writeFile(file, 'old')));
  const loaded = loadedFiles([lock]);
  loaded.note(`${pathToFileURL(module).href}?build=1`);
  return { lock, module, loaded };
}

it('has not changed as long as nothing was written', async () => {
  const { loaded } = await scene();
  expect(loaded.haveChanged()).toBe(false);
});

it.each(['lock', 'module'] as const)('notices that a %s was written or removed', async (which) => {
  const { loaded, ...files } = await scene();
  await writeFile(files[which], 'newer');
  expect(loaded.haveChanged()).toBe(true);
  const other = await scene();
  await rm(other[which]);
  expect(other.loaded.haveChanged()).toBe(true);
});

it('remembers a file as it was when it was loaded first, and packages not at all', async () => {
  const { loaded, module } = await scene();
  await writeFile(module, 'newer');
  loaded.note(pathToFileURL(module).href);
  loaded.note('file:///house/node_modules/webpack/index.js');
  loaded.note('node:fs');
  expect(loaded.haveChanged()).toBe(true);
});
