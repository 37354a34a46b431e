import { decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';
import { ApiRefusal } from './api-refusal';
import type { ReleasesApiSettings } from './api-settings';
import { callerOf, type Caller } from './caller';
import { issuerKeys, NoKeys } from './issuer-keys';

const [longest, longestSubject] = [16 * 1024, 500];
/** How long an issuer that did not answer is left alone. */
const pauseMs = 5_000;
/** Seconds by which two clocks may differ, and for which a token is good at most, whatever it says. */
const [skew, oldest] = [30, 3_600];
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
  const keysOf = new Map(issuers.map((issuer) => [issuer, issuerKeys(issuer)]));
  /** Until when an issuer is not asked again: requests of strangers must not become requests to it. */
  const awayUntil = new Map<string, number>();
  return async (header) => {
    const token = /^Bearer +(\S+)$/i.exec(header?.trim() ?? '')?.[1];
    if (token === undefined) throw not('There is no token. Send the one of your run: Authorization: Bearer <token>.');
    const claims = token.length > longest ? undefined : decoded(token);
    const said = String(claims?.iss ?? '').slice(0, 200);
    if (!claims) throw not('The token is none that can be read (a JWT in three parts).');
    const issuer = said.replace(/\/$/, '');
    const keys = keysOf.get(issuer);
    if (!keys)
      throw not(`The token is of "${said}". Taken here are those of ${issuers.join(', ')} (RIG4U_CI_ISSUERS).`);
    if ((awayUntil.get(issuer) ?? 0) > now()) throw noKeys(issuer, 'they did not arrive a moment ago');
    try {
      const { payload } = await jwtVerify(token, await keys(), {
        issuer: [issuer, `${issuer}/`],
        audience,
        algorithms,
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: skew,
        maxTokenAge: oldest,
        currentDate: new Date(now()),
      });
      if (payload.sub?.trim() && payload.sub.length <= longestSubject) return callerOf(issuer, payload);
    } catch (error) {
      if (withoutKeys(error)) awayUntil.set(issuer, now() + pauseMs);
      throw refusalOf(error, issuer, audience);
    }
    throw not('The token names nobody: its "sub" is empty, or longer than 500 letters.');
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
  if (withoutKeys(error)) return noKeys(issuer, error instanceof NoKeys ? error.message : 'they do not arrive');
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
  typeof seconds === 'number' && seconds < 8e12 ? `at ${new Date(seconds * 1_000).toISOString()}` : 'long ago';

function claimText({ claim, payload }: errors.JWTClaimValidationFailed, audience: string): string {
  if (claim === 'aud')
    return `The token is for ${JSON.stringify(payload.aud)?.slice(0, 200) ?? 'nobody'}, and this gateway is ${audience}. Ask for a token with that audience.`;
  if (claim === 'iat' || claim === 'nbf')
    return `The token is older than an hour, or from the future (${moment(payload[claim])}). Look at the clocks, and let the run ask for a new one.`;
  return `The token says nothing that is taken here of "${claim}".`;
}

/** Whether the issuer could not be asked; what says something about the token is an error of jose's with a name. */
const withoutKeys = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

const not = (message: string): ApiRefusal =>
  new ApiRefusal(401, message, { 'WWW-Authenticate': 'Bearer realm="rig4u releases"' });
