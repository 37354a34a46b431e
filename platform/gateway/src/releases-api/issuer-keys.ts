import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

const limitMs = 5_000;
/** How long an issuer that did not answer is left alone: requests of strangers must not become requests to it. */
const pauseMs = 5_000;

/** The keys of an issuer could not be had: that says nothing about the token. */
export class NoKeys extends Error {
  override name = 'NoKeys';
}

const keySet = v.object({ keys: v.array(v.looseObject({})) });

/**
 * The keys by which an issuer signs, found where it says that they are; asked for when they are first needed, or a new one is. Throws
 * NoKeys where it must be asked and does not answer; who needs no other keys than those that are known still gets them. `now` is in
 * milliseconds.
 */
export function issuerKeys(issuer: string, now: () => number): JWTVerifyGetKey {
  let awayUntil = 0;
  const ask = async <T>(address: string, schema: v.GenericSchema<unknown, T>): Promise<T> => {
    if (awayUntil > now()) throw new NoKeys('they did not arrive a moment ago');
    return read(address, schema).catch((error: unknown) => {
      awayUntil = now() + pauseMs;
      throw error;
    });
  };
  const find = async (): Promise<JWTVerifyGetKey> => {
    const { jwks_uri } = await ask(`${issuer}/.well-known/openid-configuration`, discoveryOf(issuer));
    const load = async (address: string): Promise<Response> => Response.json(await ask(address, keySet));
    return createRemoteJWKSet(new URL(jwks_uri), { [customFetch]: load });
  };
  let known: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    known ??= find().catch((error: unknown) => {
      // The next request may find them.
      known = undefined;
      throw error;
    });
    return (await known)(header, token);
  };
}

const discoveryOf = (issuer: string) =>
  v.pipe(
    v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) }),
    v.check((said) => said.issuer.replace(/\/$/, '') === issuer, 'is of another issuer'),
    v.check(({ jwks_uri }) => isSafe(jwks_uri) || !isSafe(issuer), 'names keys without TLS'),
  );

const isSafe = (address: string): boolean => new URL(address).protocol === 'https:';

/** What an issuer says at an address. Throws NoKeys. */
async function read<T>(address: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const text = await fetch(address, { signal: AbortSignal.timeout(limitMs), redirect: 'error' })
    .then(async (answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`answers ${answer.status}`))))
    .catch((cause: unknown) => {
      throw new NoKeys(`${address} cannot be read`, { cause });
    });
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!found.success) throw new NoKeys(`${address} says nothing that can be used: ${found.issues[0].message}`);
  return found.output;
}
