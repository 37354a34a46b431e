import { createServer } from 'node:http';
import { times } from '@rig4u/kernel/prove';
import { contractCommand } from './hosted/command';
import { migrate } from '../../src/migrations';
import type { Instance } from './instance';
import { newMark, policies } from './policies';
import { buildRow, ownerClaims, userOf } from './target';

/** The command that tries the policies of a hosted database, on one that it knows only by settings. */
export function hostedContract(the: () => Instance): void {
  const stored = (text: string, values?: unknown[]) => the().target.stored(text, values);
  const databaseUrl = (user = 'postgres', password = String(the().postgres().connection.password)) =>
    `postgresql://${user}:${password}@127.0.0.1:${the().postgres().port}/postgres`;
  const people = async (more: { user?: object; owner?: object } = {}) => {
    const token = async (claims: Record<string, unknown>) => ({ token: await the().target.token(claims) });
    return JSON.stringify({
      user: await token({ sub: 'contract-user', ...more.user }),
      other: await token({ sub: 'contract-other' }),
      owner: await token({ ...ownerClaims(the().target), ...more.owner }),
    });
  };
  const settings = async (more: Record<string, string> = {}) => ({
    RIG4U_DATABASE_URL: the().target.url,
    RIG4U_DATABASE_ANON_KEY: the().target.anonKey,
    RIG4U_FIREBASE_PROJECT_ID: the().target.projectId,
    RIG4U_FIREBASE_API_KEY: 'local',
    RIG4U_CONTRACT_ACCOUNTS: await people(),
    RIG4U_POSTGRES_URL: databaseUrl(),
    ...more,
  });
  const run = async (more: Record<string, string> = {}, argv: string[] = [], signal?: AbortSignal) => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const env = await settings(more);
    const code = await contractCommand({ argv, env, say, complain: say, ...(signal && { signal }) });
    return { code, text: lines.join('\n') };
  };
  /** Everything that a run could leave or take. */
  const everything = async () =>
    stored(`select 'error_logs' as name, md5(coalesce(string_agg(t::text, '' order by id), '')) as hash from error_logs as t
      union all select 'saved_builds', md5(coalesce(string_agg(t::text, '' order by user_id, build_id), '')) from saved_builds as t
      union all select 'load_minutes', count(*)::text from load_minutes union all select 'release_revisions', count(*)::text from release_revisions
      union all select 'versions', md5(coalesce(string_agg(t::text, '' order by user_id), '')) from rig4u.account_versions as t
      union all select 'taken', count(*)::text from rig4u.taken_reports`);

  let before: Record<string, unknown>[];
  beforeEach(async () => {
    before = await everything();
  });
  afterEach(async () => {
    expect(await everything()).toEqual(before);
  });

  test('a database that keeps all policies: a table of each, exit 0', async () => {
    const { code, text } = await run();
    expect(text.split('\n').at(-1)).toMatch(
      `keeps all ${policies.length}. Nothing of the test is left in the database.`,
    );
    expect(text).toMatch(/^ok {2}saved_builds +own builds are read +another user reads it +0 rows +0 rows$/m);
    expect([code, text.includes('NO ')]).toEqual([0, false]);
    const json = JSON.parse((await run({}, ['--json', '--url', the().target.url])).text);
    expect(json).toMatchObject({ ok: true, refused: false, url: the().target.url });
    expect(json.tried).toHaveLength(policies.length);
  });

  /** Takes a policy away, and gives the statement that makes it again. */
  const dropPolicy = (table: string, name: string) => async (): Promise<string> => {
    const [made] = await stored(
      `select format('create policy %I on public.%I for %s to %s %s %s', policyname, tablename, cmd, array_to_string(roles, ', '),
          'using (' || qual || ')', 'with check (' || with_check || ')') as text from pg_policies where tablename = $1 and policyname = $2`,
      [table, name],
    );
    await stored(`drop policy "${name}" on ${table}`);
    return String(made?.['text']);
  };
  const breaks = (change: string, back: string) => async (): Promise<string> => {
    await stored(change);
    return back;
  };
  const kills: { kill: () => Promise<string>; named: string }[] = [
    ...[
      ['error_logs', 'anybody reports'],
      ['error_logs', 'the owner reads'],
      ['error_logs', 'the owner resolves'],
      ['saved_builds', 'own builds are saved'],
      ['saved_builds', 'own builds are read'],
      ['saved_builds', 'own builds are changed'],
      ['load_minutes', 'the owner reads'],
      ['release_revisions', 'the owner reads'],
    ].map(([table = '', name = '']) => ({ kill: dropPolicy(table, name), named: `${table}: "${name}"` })),
    {
      kill: breaks(
        'alter table saved_builds disable row level security',
        'alter table saved_builds enable row level security',
      ),
      named:
        'saved_builds: "own builds are read", saved_builds: "own builds are changed", saved_builds: "own builds are saved"',
    },
    {
      kill: breaks('create policy wide on error_logs for select using (true)', 'drop policy wide on error_logs'),
      named: 'error_logs: "the owner reads"',
    },
    {
      kill: breaks(
        'create policy wide on saved_builds for update using (true); create policy seen on saved_builds for select using (true)',
        'drop policy wide on saved_builds; drop policy seen on saved_builds',
      ),
      named: 'saved_builds: "own builds are changed"',
    },
    {
      kill: breaks(
        'grant delete on error_logs to anon; create policy gone on error_logs for delete using (true)',
        'revoke delete on error_logs from anon; drop policy gone on error_logs',
      ),
      named: 'error_logs: "grant (no delete)"',
    },
    {
      kill: breaks(
        'grant update on error_logs to anon',
        'revoke update on error_logs from anon; grant update (resolved) on error_logs to anon',
      ),
      named: 'error_logs: "grant update (resolved)"',
    },
    {
      kill: breaks(
        'grant all on load_minutes to anon; create policy wide on load_minutes for all using (true)',
        'revoke all on load_minutes from anon; grant select on load_minutes to anon; drop policy wide on load_minutes',
      ),
      named: 'load_minutes: "grant (select alone)"',
    },
    {
      kill: breaks('grant select on app_config to anon', 'revoke select on app_config from anon'),
      named: 'app_config: "grant (none)"',
    },
  ];
  /** How many are broken at once: each alone only under `pnpm prove`. */
  const together = times({ full: 1, short: 4 });
  const rounds = kills
    .filter((_, n) => n % together === 0)
    .map((_, n) => kills.slice(n * together, (n + 1) * together));

  test.each(rounds.map((round) => ({ round, names: round.map(({ named }) => named).join(' and ') })))(
    'broken, it is named, exit 2: $names',
    async ({ round }) => {
      const back: string[] = [];
      try {
        for (const { kill } of round) back.push(await kill());
        const { code, text } = await run();
        expect([code, text]).toEqual([2, expect.stringContaining(' breaks ')]);
        const said = text.split('\n').find((line) => line.includes(' breaks '));
        for (const { named } of round) expect(said).toContain(named);
      } finally {
        for (const text of back.toReversed()) await stored(text);
      }
    },
  );

  test('a run that is stopped leaves nothing, and says so', async () => {
    const { code, text } = await run({}, [], AbortSignal.abort());
    expect([code, text]).toEqual([2, 'The test was stopped. Its rows are removed.']);
  });

  test('an endpoint that fails in the middle proves nothing and is not called a broken policy; nothing is left', async () => {
    let asked = 0;
    const proxy = createServer((request, response) => {
      asked += 1;
      const [path = '', chunks] = [request.url, new Array<Buffer>()];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', async () => {
        const { host: _, connection: __, ...headers } = request.headers;
        const { method = 'GET' } = request;
        const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(chunks);
        const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
        const answer = await fetch(the().target.url + path, { method, headers: sent, ...(body && { body }) });
        response.writeHead(asked > 12 ? 503 : answer.status, { 'content-type': 'application/json' });
        response.end(asked > 12 ? '{}' : Buffer.from(await answer.arrayBuffer()));
      });
    });
    const port = await new Promise<number>((resolve) =>
      proxy.listen(0, '127.0.0.1', () => resolve(Number(Object(proxy.address()).port))),
    );
    const { code, text } = await run({ RIG4U_DATABASE_URL: `http://127.0.0.1:${port}` });
    await new Promise((resolve) => proxy.close(resolve));
    expect([code, text]).toEqual([2, expect.stringMatching(/^The endpoint answered 503.*says nothing about a policy/)]);
    expect(asked).toBeGreaterThan(12);
  });

  test('what a killed run left behind is removed by the next one; what is not ten minutes old may be of one that goes on', async () => {
    const [old, young] = [newMark(new Date('2026-01-01')), newMark()];
    const add = (mark: string, at: string) =>
      stored(
        `insert into load_minutes select ${at}, $1, 'mf-x', '1.0.0', 0, 0, 0, 0, 0, '{}', '{}', '{}', '{}', '{}', 0, 0`,
        [mark],
      );
    await add(old, "now() - interval '1 hour'");
    await add(young, 'now()');
    expect((await run()).code).toBe(0);
    const left = await stored('select gateway from load_minutes where gateway = any ($1)', [[old, young]]);
    await stored('delete from load_minutes where gateway = $1', [young]);
    expect(left).toEqual([{ gateway: young }]);
  });

  test('builds of a real person are not tried on', async () => {
    const client = await userOf(the().target, 'contract-user');
    await client.from('saved_builds').insert(buildRow('mine')).throwOnError();
    const { code, text } = await run();
    await stored("delete from saved_builds where user_id = 'contract-user'");
    await stored("delete from rig4u.account_versions where user_id = 'contract-user'");
    expect([code, text]).toEqual([2, expect.stringContaining('The account "user" has 1 saved builds.')]);
  });

  test.each([
    ["insert into app_config values ('error_log_rows', '10')", 'rows', 'The error log is nearly full'],
    ["insert into app_config values ('error_log_per_sender', '5')", 'per_sender', 'More errors are reported'],
  ])('a full error log is left alone: %s', async (change, bound, why) => {
    const key = `error_log_${bound}`;
    const [kept] = await stored('delete from app_config where key = $1 returning value', [key]);
    await stored(change);
    const { code, text } = await run();
    await stored('update app_config set value = $2 where key = $1', [key, kept?.['value']]);
    expect([code, text]).toEqual([2, expect.stringContaining(why)]);
  });

  test("a table with somebody else's trigger is left alone", async () => {
    await stored(
      'create function public.hook() returns trigger language plpgsql as $$ begin return new; end $$; ' +
        'create trigger hook after insert on saved_builds for each row execute function public.hook()',
    );
    const { code, text } = await run();
    await stored('drop trigger hook on saved_builds; drop function public.hook()');
    expect([code, text]).toEqual([2, expect.stringContaining('hook of saved_builds')]);
  });

  test('settings that are wrong are refused by name, and no row is made', async () => {
    await stored("create role contract_gateway login password 'x' in role rig4u_gateway");
    const cases: [Record<string, string>, string][] = [
      [{ RIG4U_DATABASE_ANON_KEY: 'wrong' }, '(PGRST302 No or invalid API key)'],
      [{ RIG4U_DATABASE_URL: 'shop' }, 'RIG4U_DATABASE_URL is "shop"'],
      [{ RIG4U_POSTGRES_URL: databaseUrl('contract_gateway', 'x') }, 'It logs in as "contract_gateway"'],
      [{ RIG4U_POSTGRES_URL: databaseUrl('postgres', 'secret') }, 'The user or the password is wrong'],
      [{ RIG4U_FIREBASE_PROJECT_ID: 'other' }, 'The token of "user" is of the Firebase project'],
      [{ RIG4U_CONTRACT_ACCOUNTS: '{"user": 1' }, 'not understood at: the text as a whole'],
      [{ RIG4U_CONTRACT_ACCOUNTS: '{"user": {"token": "x"}}' }, 'not understood at: other, owner'],
      [{ RIG4U_CONTRACT_ACCOUNTS: await people({ user: { sub: 'contract-other' } }) }, 'three different accounts'],
      [{ RIG4U_CONTRACT_ACCOUNTS: await people({ user: { exp: 1 } }) }, 'The token of "user" ends too soon'],
      [{ RIG4U_CONTRACT_ACCOUNTS: await people({ owner: { email_verified: false } }) }, '"owner" is not verified'],
      [{ RIG4U_CONTRACT_ACCOUNTS: await people({ owner: { email: 'a@b.c' } }) }, 'the account "owner" is a@b.c'],
    ];
    for (const [more, why] of cases) {
      const { code, text } = await run(more);
      expect([code, text]).toEqual([2, expect.stringContaining(why)]);
      expect(text).not.toContain('secret');
    }
    await stored('drop role contract_gateway');
    // Of the wrong password the server told.
    expect(the().log.splice(0).join()).toMatch(/^[^,]*password authentication failed[^,]*$/);
  });

  test('all settings that are missing are named at once, and words that mean nothing too', async () => {
    const none = Object.fromEntries(Object.keys(await settings()).map((name) => [name, '']));
    const { code, text } = await run(none);
    expect(code).toBe(2);
    for (const name of ['--url', '--key', ...Object.keys(none)]) expect(text).toContain(name);
    expect((await run({ RIG4U_POSTGRES_URL: '' })).text).not.toContain('--url');
    expect(await run({}, ['--uri', 'x'])).toMatchObject({ code: 2, text: expect.stringContaining('--uri') });
    expect(JSON.parse((await run(none, ['--json'])).text)).toMatchObject({ ok: false, refused: true });
  });

  test('an address of another database is noticed before anything is tried', async () => {
    const { connection } = the().postgres();
    await stored('create database elsewhere template template0');
    const { projectId, ownerEmail } = the().target;
    await migrate({ ...connection, database: 'elsewhere' }, { projectId, ownerEmail, local: true });
    const { code, text } = await run({ RIG4U_POSTGRES_URL: databaseUrl().replace(/postgres$/, 'elsewhere') });
    await stored('drop database elsewhere with (force)');
    expect([code, text]).toEqual([
      2,
      expect.stringMatching(/^What was written by RIG4U_POSTGRES_URL is not to be seen/),
    ]);
  });
}
