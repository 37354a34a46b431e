/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withSecretFiles } from './secret-files';
import { temporaryFolder } from './temporary-folder';

const fileWith = async (text: string): Promise<string> => {
  const file = join(await temporaryFolder(), 'secret');
  await writeFile(file, text);
  return file;
};

test('a secret comes from its file, without the end of the line; everything else stays', async () => {
  const file = await fileWith('postgres://rig4u:secret@db/log\n');
  expect(await withSecretFiles({ PORT: '1', RIG4U_LOG_FILE: file })).toMatchObject({
    PORT: '1',
    RIG4U_LOG: 'postgres://rig4u:secret@db/log',
  });
});

test.each([
  ['there twice', async () => ({ RIG4U_LOG: 'a', RIG4U_LOG_FILE: 'b' }), 'Set RIG4U_LOG or RIG4U_LOG_FILE, not both.'],
  [
    'missing',
    async () => ({ RIG4U_POSTGRES_URL_FILE: '/nowhere' }),
    'RIG4U_POSTGRES_URL_FILE names /nowhere, which cannot be read (ENOENT).',
  ],
  ['empty', async () => ({ RIG4U_POSTGRES_URL_FILE: await fileWith(' \n') }), 'which is empty'],
])('one that is %s is refused by name', async (_case, env, why) => {
  await expect(env().then(withSecretFiles)).rejects.toThrow(why);
});
