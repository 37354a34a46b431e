import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

const limitMs = 5_000;

/** The keys of an issuer could not be had: that says nothing about the token. */
export class NoKeys extends Error {
  override name = 'NoKeys';
}

const discovery = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) }),
);

/** The keys by which an issuer signs, found where it says that they are; asked for when they are first needed. */
export function issuerKeys(issuer: string): () => Promise<JWTVerifyGetKey> {
  let known: Promise<JWTVerifyGetKey> | undefined;
  return () => {
    known ??= find(issuer).catch((error: unknown) => {
      // The next request may find them.
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function find(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer}/.well-known/openid-configuration`;
  const text = await fetch(address, { signal: AbortSignal.timeout(limitMs), redirect: 'error' })
    .then(async (answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`answers ${answer.status}`))))
    .catch((cause: unknown) => {
      throw new NoKeys(`${address} cannot be read`, { cause });
    });
  const read = v.safeParse(discovery, text);
  if (!read.success || read.output.issuer.replace(/\/$/, '') !== issuer)
    throw new NoKeys(`${address} does not describe this issuer`);
  const keys = new URL(read.output.jwks_uri);
  if (keys.protocol !== 'https:' && new URL(issuer).protocol === 'https:')
    throw new NoKeys(`${address} names keys without TLS`);
  return createRemoteJWKSet(keys, { timeoutDuration: limitMs });
}
