/** @jest-environment node */
import { SignJWT } from 'jose';
import { ApiRefusal } from './api-refusal';
import { callerOf } from './caller';
import { tokenReader } from './read-token';
import { at, audience, mainBranch, testIssuer } from './test-issuer';

let issuer: Awaited<ReturnType<typeof testIssuer>>;
beforeAll(async () => {
  issuer = await testIssuer();
});
afterAll(() => issuer.close());

const reader = (now = at) => tokenReader({ issuers: [issuer.issuer], audience }, () => now);

/** The status and words of a refusal. */
const refusal = (read: Promise<unknown>): Promise<string> =>
  read.then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof ApiRefusal) return `${error.status} ${error.message}`;
      throw error;
    },
  );
/** Claims whose issuer lies within thousands of lists. */
const deep = `{"iss":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
const refused = async (token: string, now?: number) => refusal(reader(now)(`Bearer ${token}`));

it('says who asks, and which run it is', async () => {
  expect(await reader()(`Bearer ${await issuer.token()}`)).toEqual({
    who: issuer.named(mainBranch),
    run: {
      issuer: issuer.issuer,
      repository: 'rig4u/mf-guides',
      ref: 'refs/heads/main',
      workflow: 'rig4u/mf-guides/.github/workflows/release.yml@refs/heads/main',
      id: '4711',
      commit: '0123456789abcdef0123456789abcdef01234567',
      actor: 'anna',
    },
  });
});

describe('refuses by name', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['another audience', { aud: 'https://other.example' }, '401 The token is for "https://other.example"'],
    ['no audience', { aud: undefined }, '401 The token is for nobody'],
    ['another issuer', { iss: 'https://evil.example' }, '401 The token is of "https://evil.example". Taken here are'],
    ['nobody', { sub: ' ' }, '401 The token names nobody'],
    ['a name without end', { sub: 'a'.repeat(501) }, '401 The token names nobody'],
    ['no end', { exp: undefined }, '401 The token says nothing that is taken here of "exp"'],
    ['a beginning in the future', { nbf: at / 1_000 + 600 }, '401 The token is older than an hour, or from the future'],
    [
      'a token that is to be good for a day',
      { iat: at / 1_000 - 7_200, nbf: 0, exp: at / 1_000 + 80_000 },
      '401 The token is older than an hour',
    ],
  ])('%s', async (_case, claims, why) => {
    expect(await refused(await issuer.token(claims))).toContain(why);
  });

  it('one that expired, by the clock of this gateway, half a minute of another clock apart', async () => {
    const token = await issuer.token();
    expect(await refused(token, at + 329_000)).toBe('taken');
    expect(await refused(token, at + 331_000)).toContain('401 The token expired at 2026-11-23T12:05:00.000Z');
  });

  it('a forged one, one of an unknown key, one that was changed, and one without a signature', async () => {
    const text = '401 The token is not signed by a key of';
    expect(await refused(await issuer.token({}, { forged: true }))).toContain(text);
    expect(await refused(await issuer.token({}, { kid: 'two' }))).toContain(text);
    const [head = '', , end = ''] = (await issuer.token()).split('.');
    const [, other = ''] = (await issuer.token({ sub: 'repo:rig4u/host:ref:refs/heads/main' })).split('.');
    expect(await refused(`${head}.${other}.${end}`)).toContain(text);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${other}.`;
    expect(await refused(unsigned)).toContain(text);
    const secret = new TextEncoder().encode('a secret that two share, 32 bytes');
    const shared = new SignJWT({ iss: issuer.issuer, aud: audience, sub: mainBranch }).setProtectedHeader({
      alg: 'HS256',
    });
    expect(
      await refused(
        await shared
          .setIssuedAt(at / 1_000)
          .setExpirationTime(at / 1_000 + 60)
          .sign(secret),
      ),
    ).toContain(text);
  });

  it.each([
    { alg: 'ES256', kid: 'one' },
    { alg: 'RS256', kid: 5 },
    { alg: 5, kid: 'one' },
    { alg: 'RS256', kid: 'one', crit: ['b64'], b64: false },
    { alg: 'RS256', kid: 'one', crit: 'x' },
    { alg: 'EdDSA', kid: 'one', jwk: { kty: 'OKP' } },
    { alg: 'RS256', x5c: 'x' },
    {},
  ])('the header %j: that is of the token, and no fault of its issuer', async (header) => {
    const [, claims = '', end = ''] = (await issuer.token()).split('.');
    for (const signature of [end, '', '****', 'AAAA']) {
      const token = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}.${signature}`;
      expect(await refused(token)).toMatch(/^401 /);
    }
  });

  it.each<Record<string, unknown>>([
    { sub: 5 },
    { sub: ['repo:x'] },
    { sub: { trim: 1 } },
    { iss: 5 },
    { iss: [['x']] },
    { iss: { toString: 1 } },
    { aud: 5 },
    { aud: { x: audience } },
    { exp: 'soon' },
    { exp: -1e300 },
    { exp: -1e14 },
    { iat: true },
    { iat: 1e300 },
    { nbf: [] },
  ])('the claims %#, of a type or size that no issuer means: nobody else waits for that', async (claims) => {
    const read = reader();
    expect(await refusal(read(`Bearer ${await issuer.token(claims)}`))).toMatch(/^401 The token /);
    expect(await refusal(read(`Bearer ${await issuer.token()}`))).toBe('taken');
  });

  it.each([
    [null, 'There is no token'],
    ['Basic YTpi', 'There is no token'],
    ['Bearer', 'There is no token'],
    ['Bearer abc', 'none that can be read'],
    ['Bearer a.b.c', 'none that can be read'],
    [`Bearer ${'a'.repeat(20_000)}`, 'none that can be read'],
    [`Bearer a.${Buffer.from(deep).toString('base64url')}.c`, 'of ""'],
  ])('the header %#', async (header, why) => {
    expect(await refusal(reader()(header))).toContain(`401 ${/^(none|of)/.test(why) ? 'The token is ' : ''}${why}`);
  });
});

it('names the issuer whose keys cannot be had, leaves it alone for a moment, and finds them when it is back', async () => {
  let now = at;
  const read = tokenReader({ issuers: [issuer.issuer], audience }, () => now);
  const header = `Bearer ${await issuer.token()}`;
  issuer.state.isAway = true;
  const before = issuer.state.asked;
  expect(await refusal(read(header))).toMatch(/^503 The keys of http:\/\/127\.0\.0\.1:\d+ cannot be had/);
  issuer.state.isAway = false;
  expect(await refusal(read(header))).toContain('they did not arrive a moment ago');
  expect(issuer.state.asked).toBe(before + 1);
  now += 5_001;
  expect(await refusal(read(header))).toBe('taken');
  const { asked } = issuer.state;
  expect(await refusal(read(header))).toBe('taken');
  expect(issuer.state.asked).toBe(asked);
});

it('who names another key while the issuer is away waits, and nobody whose key is known', async () => {
  const read = reader();
  const known = `Bearer ${await issuer.token()}`;
  expect(await refusal(read(known))).toBe('taken');
  issuer.state.isAway = true;
  // A new key is asked for half a minute after the last ones came, at the earliest.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  expect(await refusal(read(`Bearer ${await issuer.token({}, { kid: 'two' })}`))).toMatch(/^503 .*keys cannot be read/);
  expect(await refusal(read(known))).toBe('taken');
  clock.mockRestore();
  issuer.state.isAway = false;
});

describe('a name in the policy', () => {
  const name = (from: string, sub: string) => callerOf(from, { sub }).who;
  it("is the subject for GitHub's and GitLab's runs, and has the issuer in it for all others", () => {
    expect(name('https://token.actions.githubusercontent.com', mainBranch)).toBe(mainBranch);
    expect(name('https://gitlab.com', 'project_path:a/b:ref_type:branch:ref:main')).toBe(
      'project_path:a/b:ref_type:branch:ref:main',
    );
    expect(name('https://gitlab.com', mainBranch)).toBe(`gitlab.com|${mainBranch}`);
    expect(name('https://ci.example', mainBranch)).toBe(`ci.example|${mainBranch}`);
    expect(name('https://git.example/_services/token', mainBranch)).toBe(`git.example/_services/token|${mainBranch}`);
  });
});
