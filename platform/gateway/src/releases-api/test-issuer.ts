import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The moment at which tests' tokens are asked for. */
export const at = Date.parse('2026-11-23T12:00:00Z');

export const audience = 'https://shop.example';
export const mainBranch = 'repo:rig4u/mf-guides:ref:refs/heads/main';

/** What a job shows to get a token. */
const jobSecret = 'secret-of-the-job';

const github = {
  sub: mainBranch,
  repository: 'rig4u/mf-guides',
  ref: 'refs/heads/main',
  workflow_ref: 'rig4u/mf-guides/.github/workflows/release.yml@refs/heads/main',
  run_id: '4711',
  sha: '0123456789abcdef0123456789abcdef01234567',
  actor: 'anna',
};

/** For tests: an issuer of tokens that listens, with a key of its own. `isAway` makes it answer nothing good. */
export async function testIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const state = { isAway: false, asked: 0 };
  const server = createServer((request, response) => {
    state.asked += 1;
    if (state.isAway) return void response.writeHead(503).end('away');
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    void answerTo(pathname, searchParams, request.headers.authorization).then((body) =>
      response.writeHead(body ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {})),
    );
  });
  /** Its keys, where they are, and as GitHub does it, a token for who shows the job's own secret. */
  const answerTo = async (path: string, query: URLSearchParams, proof?: string): Promise<object | undefined> => {
    if (path === '/keys') return { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
    if (path !== '/job') return { issuer, jwks_uri: `${issuer}/keys` };
    if (proof !== `Bearer ${jobSecret}`) return undefined;
    return { value: await token({ aud: query.get('audience') }, { now: Date.now() }) };
  };
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the issuer has no port');
  const issuer = `http://127.0.0.1:${address.port}`;

  /** A token of a run on the main branch, unless its claims say another thing. `now` is in milliseconds. */
  const token = (
    claims: Record<string, unknown> = {},
    { now = at, forged = false, kid = 'one' }: { now?: number; forged?: boolean; kid?: string } = {},
  ): Promise<string> => {
    const seconds = Math.floor(now / 1_000);
    const all = { iss: issuer, aud: audience, iat: seconds, nbf: seconds, exp: seconds + 300, ...github, ...claims };
    return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid }).sign(forged ? stranger.privateKey : privateKey);
  };
  return {
    issuer,
    token,
    state,
    /** The environment of a job in GitHub Actions. */
    jobEnv: (): Record<string, string> => ({
      ACTIONS_ID_TOKEN_REQUEST_URL: `${issuer}/job?api-version=2`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: jobSecret,
    }),
    /** How rules of the policy name a subject of it. */
    named: (subject: string): string => `${new URL(issuer).host}|${subject}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
