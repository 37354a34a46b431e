import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';
import { keptFile } from '../local/kept-file';

/** A key that signs tokens, and what others need to check them. */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
  jwks: JSONWebKeySet;
}

/** The signing key kept in `file`; made at the first call. Kept, so that a token from before a restart stays good. */
export async function keptSigningKey(file: string, say: (line: string) => void): Promise<SigningKey> {
  const { value } = await keptFile({
    file,
    read: createPrivateKey,
    make: () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
    write: (key) => String(key.export({ type: 'pkcs8', format: 'pem' })),
    say,
    loss: 'a new key is used, and everybody has to sign in again.',
  });
  return signingKey(value);
}

function signingKey(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey);
  const id = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
  const { kty = 'RSA', ...parts } = publicKey.export({ format: 'jwk' });
  return {
    id,
    privateKey,
    jwks: { keys: [{ kty, n: String(parts.n), e: String(parts.e), kid: id, alg: 'RS256', use: 'sig' }] },
  };
}
