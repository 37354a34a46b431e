import { decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { ApiRefusal } from './api-refusal';
import type { ReleasesApiSettings } from './api-settings';
import { callerOf, type Caller } from './caller';
import { issuerKeys, NoKeys } from './issuer-keys';

const [longest, longestSubject] = [16 * 1024, 500];
/** Seconds by which two clocks may differ, and for which a token is good at most, whatever it says. */
const [skew, oldest] = [30, 3_600];
const subject = v.pipe(
  v.string(),
  v.maxLength(longestSubject),
  v.check((text) => text.trim() !== ''),
);
/** Signatures that others can check; a shared secret is none. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];

/**
 * Reads who asks from the header Authorization: a token of a build machine, signed by one of its issuer's keys, for this site and not
 * expired. Throws an ApiRefusal: 401 with what is wrong, 503 where the issuer's keys cannot be had. `now` is in milliseconds.
 */
export function tokenReader(
  { issuers, audience }: Pick<ReleasesApiSettings, 'issuers' | 'audience'>,
  now: () => number,
): (header: string | null) => Promise<Caller> {
  const keysOf = new Map(issuers.map((issuer) => [issuer, issuerKeys(issuer, now)]));
  return async (header) => {
    const token = /^Bearer +(\S+)$/i.exec(header?.trim() ?? '')?.[1];
    if (token === undefined) throw not('There is no token. Send the one of your run: Authorization: Bearer <token>.');
    const claims = token.length > longest ? undefined : decoded(token);
    if (!claims) throw not('The token is none that can be read (a JWT in three parts).');
    // Before its signature is looked at, a token may say anything.
    const said = v.is(v.string(), claims.iss) ? claims.iss.slice(0, 200) : '';
    const issuer = said.replace(/\/$/, '');
    const keys = keysOf.get(issuer);
    if (!keys)
      throw not(`The token is of "${said}". Taken here are those of ${issuers.join(', ')} (RIG4U_CI_ISSUERS).`);
    const { payload } = await jwtVerify(token, keys, {
      issuer: [issuer, `${issuer}/`],
      audience,
      algorithms,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: skew,
      maxTokenAge: oldest,
      currentDate: new Date(now()),
    }).catch((error: unknown) => {
      throw refusalOf(error, issuer, audience);
    });
    if (v.is(subject, payload.sub)) return callerOf(issuer, { ...payload, sub: payload.sub });
    throw not(`The token names nobody: its "sub" is no text, empty, or longer than ${longestSubject} letters.`);
  };
}

function decoded(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token);
  } catch (error) {
    if (error instanceof errors.JWTInvalid) return undefined;
    throw error;
  }
}

function refusalOf(error: unknown, issuer: string, audience: string): ApiRefusal {
  if (error instanceof errors.JWTExpired && error.claim === 'exp')
    return not(`The token expired ${moment(error.payload.exp)}. Let the run ask for a new one.`);
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)
    return not(claimText(error, audience));
  if (error instanceof NoKeys) return noKeys(issuer, error.message);
  return not(`The token is not signed by a key of ${issuer}, or was changed on its way.`);
}

const noKeys = (issuer: string, why: string): ApiRefusal =>
  new ApiRefusal(
    503,
    `The keys of ${issuer} cannot be had (${why}), so no token of it can be checked. Nothing was changed. Try again in a ` +
      'minute; what is live stays.',
    { 'Retry-After': '60' },
  );

const moment = (seconds: unknown): string =>
  typeof seconds === 'number' && Math.abs(seconds) < 8e12
    ? `at ${new Date(seconds * 1_000).toISOString()}`
    : 'long ago';

function claimText({ claim, payload }: errors.JWTClaimValidationFailed, audience: string): string {
  if (claim === 'aud')
    return `The token is for ${audienceText(payload.aud)}, and this gateway is ${audience}. Ask for a token with that audience.`;
  if (claim === 'iat' || claim === 'nbf')
    return `The token is older than an hour, or from the future (${moment(payload[claim])}). Look at the clocks, and let the run ask for a new one.`;
  return `The token says nothing that is taken here of "${claim}".`;
}

const names = v.union([v.string(), v.array(v.string())]);
const audienceText = (aud: unknown): string => (v.is(names, aud) ? JSON.stringify(aud).slice(0, 200) : 'nobody');

const not = (message: string): ApiRefusal =>
  new ApiRefusal(401, message, { 'WWW-Authenticate': 'Bearer realm="rig4u releases"' });
