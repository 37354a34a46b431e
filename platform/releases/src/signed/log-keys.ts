import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { readPreviewKey, readPublicKeys } from '../preview';

/** A public key that may sign revisions, and the short name by which a signature says that it is of this key. */
export interface LogKey {
  id: string;
  key: KeyObject;
}

const privateSetting = 'RIG4U_LOG_KEY_FILE';
const publicSetting = 'RIG4U_LOG_PUBLIC_KEY_FILE';

type Env = Readonly<Record<string, string | undefined>>;

/** The public half of a key with its short name. */
export function logKey(key: KeyObject): LogKey {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  const bytes = half.export({ type: 'spki', format: 'der' });
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 16), key: half };
}

/** How somebody signs what they add, and whose revisions they build upon. */
export interface Signing {
  privateKey: KeyObject;
  /** Their own and those that RIG4U_LOG_PUBLIC_KEY_FILE names. */
  keys: readonly LogKey[];
}

/** How the environment says to sign; undefined where it names no key. Throws a Refusal where a file is no such key. */
export async function readSigning(env: Env): Promise<Signing | undefined> {
  const [privateKey, others] = await Promise.all([readSigningKey(env), readLogKeys(env)]);
  return privateKey && { privateKey, keys: [logKey(privateKey), ...(others ?? [])] };
}

/** The key that signs what is appended; undefined where none is named. Throws a Refusal where the file is no such key. */
async function readSigningKey(env: Env): Promise<KeyObject | undefined> {
  const file = env[privateSetting];
  return file ? readPreviewKey(file, 'private', privateSetting, howToMake) : undefined;
}

/**
 * The keys whose revisions are taken, undefined where any revision is: one file, or several with commas between them, so that a key
 * can be replaced. Throws a Refusal where a file is no such key.
 */
export async function readLogKeys(env: Env): Promise<LogKey[] | undefined> {
  const text = env[publicSetting];
  if (!text) return undefined;
  return (await readPublicKeys(text, publicSetting, howToMake)).map(logKey);
}

const howToMake = '"rig4u log-keys <folder>" makes a pair.';
