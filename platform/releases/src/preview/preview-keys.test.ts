/** @jest-environment node */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { makePreviewKeys, readPreviewKey, readPublicKeys } from './preview-keys';

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

it('reads one public key or several, so that the old one stays good beside the new one', async () => {
  const folder = await temporaryFolder();
  const [old, fresh] = [await makePreviewKeys(folder), await makePreviewKeys(folder, 'new-key')];
  expect(await readPublicKeys(old.publicFile, 'B')).toHaveLength(1);
  const both = await readPublicKeys(`${fresh.publicFile}, ${old.publicFile}`, 'B');
  expect(new Set(both.map((key) => key.export({ type: 'spki', format: 'pem' }))).size).toBe(2);
  await expect(readPublicKeys(`${old.publicFile},${fresh.privateFile}`, 'B')).rejects.toThrow(/^B names .*new-key.pem/);
  await expect(readPublicKeys(' , ', 'B')).rejects.toThrow('B names no file. "rig4u preview-keys <folder>"');
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
