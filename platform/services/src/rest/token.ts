import { createLocalJWKSet, createRemoteJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { RestError } from './errors';

export type VerifyToken = (token: string) => Promise<JWTPayload>;

/**
 * Verifies an ID token as the hosted service does: RS256 by one of the provider's keys, not expired, not from the future, issued
 * by and for this Firebase project.
 * `jwks` is where the keys are, or the keys. Throws what jose throws.
 */
export function tokenVerifier({ projectId, jwks }: { projectId: string; jwks: URL | JSONWebKeySet }): VerifyToken {
  const keys = jwks instanceof URL ? createRemoteJWKSet(jwks) : createLocalJWKSet(jwks);
  const rules = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'exp', 'iat'],
  };
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, rules);
    for (const name of ['iat', 'auth_time'])
      if (isFuture(payload[name]))
        throw new errors.JWTClaimValidationFailed(`"${name}" is in the future`, payload, name);
    return payload;
  };
}

/** Seconds that the clock of whoever made a token may run ahead. */
const ahead = 60;

/** Whether a claim is no time at all, or one that has not come yet. A claim that is left out says nothing. */
const isFuture = (claim: unknown): boolean =>
  claim !== undefined && (typeof claim !== 'number' || claim > Date.now() / 1_000 + ahead);

/** The keys could not be had: that says nothing about the token. */
const withoutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

function refusal(error: unknown): RestError {
  if (error instanceof errors.JWTExpired) return new RestError(401, 'PGRST303', 'JWT expired');
  if (error instanceof errors.JWTClaimValidationFailed)
    return new RestError(401, 'PGRST303', `JWT claims are not accepted: ${error.message}`);
  if (withoutKeys(error))
    return new RestError(
      503,
      'PGRST000',
      "The keys of the identity provider could not be fetched, so nobody's token can be checked.",
      String(error),
    );
  return new RestError(401, 'PGRST301', `JWT is invalid: ${error instanceof Error ? error.message : ''}`);
}

/**
 * The claims of who asks; none for a visitor, whose token is the public key or missing. Throws a RestError for any
 * other that is not valid.
 */
export async function claimsOf(headers: Headers, anonKey: string, verify: VerifyToken): Promise<JWTPayload> {
  if (headers.get('apikey') !== anonKey)
    throw new RestError(
      401,
      'PGRST302',
      'No or invalid API key',
      null,
      'Send the public key of this installation in the header apikey.',
    );
  const header = headers.get('authorization');
  if (header === null) return {};
  const token = /^Bearer +(\S+)$/i.exec(header.trim())?.[1];
  if (token === undefined) throw new RestError(401, 'PGRST301', 'The header Authorization holds no Bearer token');
  if (token === anonKey) return {};
  const claims = await verify(token).catch((error: unknown) => {
    throw refusal(error);
  });
  if (!claims.sub) throw new RestError(401, 'PGRST303', 'JWT claims are not accepted: "sub" is empty');
  return claims;
}
