import { SignJWT } from 'jose';
import { makeKey } from './instance';
import { buildRow, clientOf, errorRow, userOf, type Target } from './target';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Whose tokens are believed, and what is said to the others. */
export function tokenContract(the: () => Target): void {
  const read = async (token: string) => {
    const { error, status } = await clientOf(the(), token).from('saved_builds').select('*');
    return { status, code: error?.code };
  };
  const good = () => the().token({ sub: 'ana', email: 'ana@example.com' });
  const parts = async () => (await good()).split('.');

  test('a token of ours is believed', async () => {
    expect(await read(await good())).toEqual({ status: 200, code: undefined });
  });

  test('a clock of the provider that is half a minute ahead harms nobody', async () => {
    const soon = Math.floor(Date.now() / 1000) + 30;
    expect(await read(await the().token({ sub: 'ana', iat: soon, auth_time: soon }))).toMatchObject({ status: 200 });
  });

  test('the database by itself takes a token from the future for nobody’s', async () => {
    const claims = (more: object) =>
      JSON.stringify({ iss: `https://securetoken.google.com/${the().projectId}`, aud: the().projectId, ...more });
    const ours = async (more: object) =>
      (
        await the().stored(
          `select rig4u.is_our_token() as ours from (select set_config('request.jwt.claims', $1, true)) as asked`,
          [claims(more)],
        )
      )[0]?.ours;
    const now = Math.floor(Date.now() / 1000);
    expect(await ours({ iat: now, auth_time: now + 30 })).toBe(true);
    expect(await ours({ iat: now + 120 })).toBe(false);
    expect(await ours({ auth_time: now + 120 })).toBe(false);
    expect(await ours({ auth_time: 'yesterday' })).toBe(false);
  });

  const invalid: [string, () => Promise<string>][] = [
    ['unsigned', async () => `${encode({ alg: 'none', typ: 'JWT' })}.${(await parts())[1]}.`],
    [
      'signed with a secret',
      async () =>
        new SignJWT({ sub: 'ana' }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(the().anonKey.padEnd(32))),
    ],
    [
      'called one that is signed with a secret',
      async () => [encode({ alg: 'HS256', kid: 'local' }), ...(await parts()).slice(1)].join('.'),
    ],
    [
      'altered',
      async () =>
        [
          (await parts())[0],
          encode({ ...JSON.parse(Buffer.from((await parts())[1] ?? '', 'base64url').toString()), sub: 'bob' }),
          (await parts())[2],
        ].join('.'),
    ],
    ['cut off', async () => (await good()).slice(0, -20)],
    [
      'signed by somebody else',
      async () =>
        (await makeKey()).sign({
          iss: `https://securetoken.google.com/${the().projectId}`,
          aud: the().projectId,
          sub: 'ana',
          iat: 1,
          exp: 9_999_999_999,
        }),
    ],
    ['no token', async () => 'secret'],
  ];
  test.each(invalid)('a token that is %s is refused', async (_, token) => {
    expect(await read(await token())).toEqual({ status: 401, code: 'PGRST301' });
  });

  test.each<[string, () => Record<string, unknown>]>([
    ['expired', () => ({ exp: Math.floor(Date.now() / 1000) - 60 })],
    ['of another project', () => ({ iss: 'https://securetoken.google.com/other', aud: 'other' })],
    ['for another audience', () => ({ aud: 'other' })],
    ['of another issuer', () => ({ iss: 'https://example.com' })],
    ['without an end', () => ({ exp: undefined })],
    ['of nobody', () => ({ sub: undefined })],
    ['of a nameless user', () => ({ sub: '' })],
    ['made two minutes from now', () => ({ iat: Math.floor(Date.now() / 1000) + 120 })],
    ['of a sign-in two minutes from now', () => ({ auth_time: Math.floor(Date.now() / 1000) + 120 })],
    ['of a sign-in at no time', () => ({ auth_time: 'yesterday' })],
  ])('a token that is %s is refused', async (_, claims) => {
    expect(await read(await the().token({ sub: 'ana', ...claims() }))).toEqual({ status: 401, code: 'PGRST303' });
  });

  test(spec('6.8', 'a wrong or missing key of the installation is refused'), async () => {
    const address = `${the().url}/rest/v1/saved_builds`;
    for (const headers of [{}, { apikey: 'wrong' }]) expect((await fetch(address, { headers })).status).toBe(401);
    const { error } = await clientOf({ ...the(), anonKey: 'wrong' })
      .from('saved_builds')
      .select();
    expect(error).toMatchObject({ code: 'PGRST302', message: 'No or invalid API key' });
  });

  test('the database looks at issuer and audience by itself: what an endpoint let through is nobody there', async () => {
    const client = await userOf(the(), 'owner', { email: the().ownerEmail, email_verified: true });
    await client
      .from('saved_builds')
      .upsert([buildRow('kept')])
      .throwOnError();
    await clientOf(the()).from('error_logs').insert(errorRow('kept')).throwOnError();
    const believe = (project: string) =>
      the().stored("update app_config set value = $1 where key = 'firebase_project_id'", [project]);
    await believe('another');
    try {
      expect((await client.from('saved_builds').select()).data).toEqual([]);
      expect(
        (
          await client
            .from('saved_builds')
            .update({ name: 'x', changed_at: '2026-05-01T00:00:00Z' })
            .eq('build_id', 'kept')
            .select()
        ).data,
      ).toEqual([]);
      expect((await client.from('saved_builds').insert([buildRow('new')])).error?.code).toBe('42501');
      expect((await client.from('error_logs').select()).data).toEqual([]);
      expect(
        (await client.from('error_logs').update({ resolved: true }).eq('component', 'Picker').select()).data,
      ).toEqual([]);
    } finally {
      await believe(the().projectId);
    }
    expect((await client.from('saved_builds').select('name')).data).toEqual([{ name: 'Quiet' }]);
  });
}
