/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { folderStore } from './folder-store';
import { inWords } from './in-words';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

it.each([
  ['ENOSPC', 'its disk is full'],
  ['EROFS', 'it can only be read'],
  ['EACCES', 'this user may not do that there'],
])('says of %s what it means', async (code, words) => {
  await expect(inWords('/a/store', failing(code))).rejects.toMatchObject({
    name: 'DiskRefusal',
    message: `Nothing can be written in /a/store: ${words}. Change that and run this again.`,
  });
});

it('leaves a fault of ours alone', async () => {
  const store = join(await temporaryFolder(), 'file');
  await writeFile(store, '');
  await expect(folderStore(store).log.append(1, 'one')).rejects.toMatchObject({ code: 'ENOTDIR' });
});
