import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, makeFolder, Refusal } from '@rig4u/kernel';
import { readText } from '../store';

/** Where a pair of keys lies: the private one for who makes links, the public one for gateways. */
export interface PreviewKeyFiles {
  privateFile: string;
  publicFile: string;
}

/** `name` tells pairs for other uses apart. */
export const previewKeyFiles = (folder: string, name = 'preview-key'): PreviewKeyFiles => ({
  privateFile: join(folder, `${name}.pem`),
  publicFile: join(folder, `${name}.public.pem`),
});

/** Makes a pair of keys in a folder, unless there is one. Only the one who makes it can read the private key. */
export async function makePreviewKeys(folder: string, name?: string): Promise<PreviewKeyFiles & { made: boolean }> {
  const files = previewKeyFiles(folder, name);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await makeFolder(folder);
  try {
    await writeFile(files.privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
      mode: 0o600,
      flag: 'wx',
    });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    await writePublic(files, createPublicKey(await readFile(files.privateFile)));
    return { ...files, made: false };
  }
  // A folder with wider habits must not give the key away.
  await chmod(files.privateFile, 0o600);
  await writePublic(files, publicKey);
  return { ...files, made: true };
}

const writePublic = ({ publicFile }: PreviewKeyFiles, key: KeyObject): Promise<void> =>
  writeFile(publicFile, key.export({ type: 'spki', format: 'pem' }));

const makesAPair = '"rig4u preview-keys <folder>" makes a pair.';

/** The key in a file. Throws a Refusal that names the setting where it is no key of this kind. */
export async function readPreviewKey(
  file: string,
  kind: 'private' | 'public',
  setting: string,
  howToMake = makesAPair,
): Promise<KeyObject> {
  const text = await readText(file);
  if (!text) throw new Refusal(`${setting} names ${file}, which is not there. ${howToMake}`);
  const key = parseKey(text, kind);
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new Refusal(`${setting} names ${file}, which is no ${kind} Ed25519 key in PEM. ${howToMake}`);
}

/**
 * The public keys that a setting names: one file, or several with commas between them, so that a key can be replaced while what the old
 * one signed is still good. Throws a Refusal that names the setting where a file is no such key, or none is named.
 */
export async function readPublicKeys(text: string, setting: string, howToMake?: string): Promise<KeyObject[]> {
  const files = text
    .split(',')
    .map((file) => file.trim())
    .filter((file) => file !== '');
  if (files.length === 0) throw new Refusal(`${setting} names no file. ${howToMake ?? makesAPair}`);
  return Promise.all(files.map((file) => readPreviewKey(file, 'public', setting, howToMake)));
}

function parseKey(text: string, kind: 'private' | 'public'): KeyObject | undefined {
  // A private key holds the public one, but must not lie where only that is needed.
  if (kind === 'public' && text.includes('PRIVATE KEY')) return undefined;
  try {
    return kind === 'private' ? createPrivateKey(text) : createPublicKey(text);
  } catch {
    // Node's words about the inside of a key file help nobody; the caller says what is wanted.
    return undefined;
  }
}
