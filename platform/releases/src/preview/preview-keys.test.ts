/** @jest-environment node */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { makePreviewKeys, readPreviewKey } from './preview-keys';

it('makes a pair once, and only its owner can read the private one', async () => {
  const folder = join(await temporaryFolder(), 'keys');
  const { privateFile, publicFile, made } = await makePreviewKeys(folder);
  const text = await readFile(privateFile, 'utf8');
  expect(made).toBe(true);
  expect((await stat(privateFile)).mode & 0o777).toBe(0o600);
  expect(await makePreviewKeys(folder)).toMatchObject({ made: false });
  expect(await readFile(privateFile, 'utf8')).toBe(text);
  expect((await readPreviewKey(privateFile, 'private', 'A')).type).toBe('private');
  expect((await readPreviewKey(publicFile, 'public', 'B')).type).toBe('public');
});

it('refuses what is no key, and a private key where the public one belongs', async () => {
  const folder = await temporaryFolder();
  const { privateFile } = await makePreviewKeys(folder);
  const other = join(folder, 'other.pem');
  await writeFile(other, 'hello');
  await expect(readPreviewKey(other, 'public', 'THE_SETTING')).rejects.toThrow(
    /THE_SETTING names .* no public Ed25519 key/,
  );
  await expect(readPreviewKey(privateFile, 'public', 'THE_SETTING')).rejects.toThrow(/no public Ed25519 key/);
  await expect(readPreviewKey(join(folder, 'none'), 'private', 'X')).rejects.toThrow(/not there.*preview-keys/);
});
