import { generateKeyPair, SignJWT } from 'jose';
import type { Answer, Place, Policy } from './policy';

/** A request past the client library, which would send headers of its own. */
async function plain({ url }: Place, path: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${url}/rest/v1/${path}`, { headers });
  await response.body?.cancel();
  const { status } = response;
  return status < 400 ? { status, error: null } : { status, error: { code: String(status) } };
}

const withToken = async (place: Place, token: string): Promise<Answer> =>
  plain(place, `error_logs?select=id&component=eq.${place.mark}`, {
    apikey: place.anonKey,
    authorization: `Bearer ${token}`,
  });

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = ''): Record<string, unknown> => Object(JSON.parse(Buffer.from(part, 'base64url').toString()));

/** Forgeries of the owner's token. */
const forgeries: Readonly<Record<string, (token: string) => Promise<string> | string>> = {
  'without a signature': (token) => `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`,
  'with another name in it': (token) => {
    const [header = '', claims, signature = ''] = token.split('.');
    return [header, encode({ ...decode(claims), sub: 'somebody' }), signature].join('.');
  },
  'signed by somebody else': async (token) => {
    const [header, claims] = token.split('.');
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT(decode(claims)).setProtectedHeader({ ...decode(header), alg: 'RS256' }).sign(privateKey);
  },
};

const endpoint = (rule: string, tried: string, expected: string, ask: Policy['ask']): Policy => ({
  table: 'endpoint',
  rule,
  tried,
  expected,
  ask,
});

/** What the endpoint refuses before it asks the database, and what it never shows. */
export const endpointPolicies: readonly Policy[] = [
  ...(['visitor', 'owner'] as const).map((who) => ({
    table: 'app_config',
    rule: 'grant (none)',
    tried: `${who === 'owner' ? 'the owner' : 'a visitor'} reads the settings`,
    expected: 'refused 42501',
    ask: (place: Place) => place[who].from('app_config').select('key').limit(1),
  })),
  endpoint('schemas: public alone', 'the owner reads the schema rig4u', 'refused 406', ({ ownerToken, ...place }) =>
    plain({ ownerToken, ...place }, 'app_config?select=key&limit=1', {
      apikey: place.anonKey,
      authorization: `Bearer ${ownerToken}`,
      'accept-profile': 'rig4u',
    }),
  ),
  endpoint('public key', 'somebody asks with a wrong key', 'refused 401', (place) =>
    plain(place, 'error_logs?select=id&limit=1', { apikey: 'wrong' }),
  ),
  endpoint('public key', 'somebody asks without a key', 'refused 401', (place) =>
    plain(place, 'error_logs?select=id&limit=1', {}),
  ),
  ...Object.entries(forgeries).map(([how, forge]) =>
    endpoint('signature of tokens', `somebody sends the owner's token ${how}`, 'refused 401', async (place) =>
      withToken(place, await forge(place.ownerToken)),
    ),
  ),
];
