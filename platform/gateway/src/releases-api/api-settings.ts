import { Refusal } from '@rig4u/kernel';
import { type Env, readNumber } from '@rig4u/kernel/service-settings';

/** Which build machines may ask this gateway to change the registry. */
export interface ReleasesApiSettings {
  /** Who gives out tokens, such as https://token.actions.githubusercontent.com. */
  issuers: readonly string[];
  /** For whom a token must be: the site's own address, unless another name is set. */
  audience: string;
  /** Requests that one sender may send in a minute. */
  perMinute: number;
  /** Bytes of a release that is published. */
  largest: number;
}

/** Reads the settings of `/api/releases`; undefined where no issuer is named: then it takes nothing. Throws a Refusal. */
export function readReleasesApiSettings(env: Env): ReleasesApiSettings | undefined {
  const issuers = (env['RIG4U_CI_ISSUERS'] ?? '')
    .split(',')
    .map((text) => text.trim().replace(/\/$/, ''))
    .filter((text) => text !== '');
  if (issuers.length === 0) return undefined;
  for (const issuer of issuers)
    if (!isIssuer(issuer))
      throw new Refusal(
        `RIG4U_CI_ISSUERS has "${issuer}". Write addresses with commas between them, such as ` +
          'https://token.actions.githubusercontent.com,https://gitlab.com.',
      );
  const audience = env['RIG4U_CI_AUDIENCE'] || env['RIG4U_ORIGIN'];
  if (!audience)
    throw new Refusal(
      'RIG4U_CI_ISSUERS is set, and RIG4U_ORIGIN or RIG4U_CI_AUDIENCE is not: a token must say for which site it is. ' +
        'Set RIG4U_ORIGIN=https://shop.example.',
    );
  return {
    issuers,
    audience,
    perMinute: readNumber(env, 'RIG4U_RELEASES_PER_MINUTE', { otherwise: 600, min: 1, max: 1_000_000 }),
    largest: readNumber(env, 'RIG4U_PUBLISH_MB', { otherwise: 32, min: 1, max: 1_024 }) * 1024 * 1024,
  };
}

/** Keys that come unencrypted could be anybody's; only a machine's own issuer, of a test, needs no TLS. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  const isOwn = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  return (protocol === 'https:' || isOwn) && search === '' && hash === '';
}
