/** @jest-environment node */
import { chmod, copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { Refusal } from '@rig4u/kernel';
import { beforeFoldersGo, temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { startPostgres, type Postgres } from '../postgres';
import { migrate, migrateHosted } from '.';

let server: Postgres;
let databases = 0;
beforeAll(async () => {
  const path = await temporaryFolder();
  await chmod(path, 0o755);
  server = await startPostgres({ dataDir: join(path, 'postgres'), say: () => undefined });
});
beforeFoldersGo(() => server.stop());

async function query(connection: ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function freshDatabase(): Promise<ClientConfig> {
  const database = `test_${databases++}`;
  await query(server.connection, `create database ${database}`);
  return { ...server.connection, database };
}

const options = { projectId: 'demo-rig4u', ownerEmail: 'owner@example.com', local: true };
const files = [
  '000_local_baseline.sql',
  '001_app_config.sql',
  '002_error_logs.sql',
  '003_saved_builds.sql',
  '004_build_verdicts.sql',
  '005_build_versions.sql',
  '006_error_log_bounds.sql',
  '007_load_minutes.sql',
  '008_error_log_marks.sql',
];

async function copyOfFiles(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of (await readdir(__dirname)).filter((file) => file.endsWith('.sql')))
    await copyFile(join(__dirname, name), join(folder, name));
  return folder;
}

test('a fresh database gets every file, and once only, however many begin at once', async () => {
  const connection = await freshDatabase();
  const applied = await Promise.all([
    migrate(connection, options),
    migrate(connection, options),
    migrate(connection, options),
  ]);
  expect(applied.flat().toSorted()).toEqual(files);
  expect(await migrate(connection, options)).toEqual([]);
});

test('a policy asks for the token once in a query, not at each row: each function stands in a subquery of its own', async () => {
  const connection = await freshDatabase();
  await migrate(connection, options);
  const policies = await query(
    connection,
    `select tablename, policyname, rule from pg_policies, unnest(array[qual, with_check]) as rule
      where schemaname = 'public' and rule like '%(%'`,
  );
  expect(policies.length).toBeGreaterThan(5);
  const atEachRow = /\b(?:auth|rig4u)\.\w+\(/;
  const outside = policies.filter(({ rule }) =>
    atEachRow.test(String(rule).replaceAll(/\( SELECT [^\n]+? AS \w+\)/g, '')),
  );
  expect(outside).toEqual([]);
});

test('the settings are rows, and the last ones count', async () => {
  const connection = await freshDatabase();
  await migrate(connection, options);
  await migrate(connection, { ...options, projectId: 'other', authenticatorPassword: "it's \\ secret" });
  expect(
    await query(connection, "select key, value from app_config where key not like 'error_log_%' order by key"),
  ).toEqual([
    { key: 'firebase_project_id', value: 'other' },
    { key: 'owner_email', value: 'owner@example.com' },
  ]);
  expect(
    await query(
      { ...connection, user: 'authenticator', password: "it's \\ secret" },
      'select current_user::text as name',
    ),
  ).toEqual([{ name: 'authenticator' }]);
});

test('a database that was there before keeps its errors, cut to what a row may have now, and its builds', async () => {
  const connection = await freshDatabase();
  const folder = await temporaryFolder();
  for (const name of files.slice(0, 5)) await copyFile(join(__dirname, name), join(folder, name));
  await migrate(connection, { ...options, folder });
  await query(
    connection,
    `insert into error_logs (component, error_message, error_stack, priority, metadata)
       select 'Cable', 'error ' || n, repeat('x', n * 5000), 'high',
              jsonb_build_object('type', 'window.error', 'componentStack', repeat('"', 4000)) from generate_series(1, 4) as n`,
  );
  await query(
    connection,
    "insert into saved_builds (user_id, build_id, name, components) values ('ann', 'b', 'Quiet', '{}')",
  );
  expect(await migrate(connection, options)).toEqual(files.slice(5));
  expect(
    await query(
      connection,
      `select error_message, rig4u.error_log_size(e) <= 16384 as fits, char_length(error_stack) as stack
         from error_logs as e order by error_message`,
    ),
  ).toEqual([
    { error_message: 'error 1', fits: true, stack: 5_000 },
    { error_message: 'error 2', fits: true, stack: expect.any(Number) },
    { error_message: 'error 3', fits: true, stack: expect.any(Number) },
    { error_message: 'error 4', fits: true, stack: expect.any(Number) },
  ]);
  expect(await query(connection, 'update error_logs set resolved = true returning resolved')).toHaveLength(4);
  expect(await query(connection, 'select name, version, base from saved_builds')).toEqual([
    { name: 'Quiet', version: '1', base: null },
  ]);
});

test('a file that was changed after it was applied is refused by name', async () => {
  const connection = await freshDatabase();
  const folder = await copyOfFiles();
  await migrate(connection, { ...options, folder });
  await writeFile(join(folder, '002_error_logs.sql'), 'select 1;');
  await expect(migrate(connection, { ...options, folder })).rejects.toThrow(/002_error_logs\.sql was changed/);
});

test('a file that fails leaves nothing of itself, and the next run goes on from there', async () => {
  const connection = await freshDatabase();
  const folder = await copyOfFiles();
  await writeFile(join(folder, '999_more.sql'), 'create table public.more (n int); select nonsense;');
  await expect(migrate(connection, { ...options, folder })).rejects.toThrow(/nonsense/);
  expect(await query(connection, "select to_regclass('public.more') as found")).toEqual([{ found: null }]);
  await writeFile(join(folder, '999_more.sql'), 'create table public.more (n int);');
  expect(await migrate(connection, { ...options, folder })).toEqual(['999_more.sql']);
});

/** A file that changes a table, and a reader who holds that table in a transaction. */
async function heldTable() {
  const connection = await freshDatabase();
  const folder = await copyOfFiles();
  await migrate(connection, { ...options, folder });
  await writeFile(join(folder, '999_more.sql'), 'alter table public.error_logs add column more integer;');
  const reader = new Client({ ...connection, application_name: 'a long report' });
  await reader.connect();
  await reader.query('begin; select count(*) from error_logs');
  return { connection, folder, reader };
}

test('behind a reader who holds a table, it says so, lets others write, and goes on when the reader ends', async () => {
  const { connection, folder, reader } = await heldTable();
  let heard: (line: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => {
    heard = resolve;
  });
  const migrating = migrate(connection, { ...options, folder, say: (line) => heard(line) });
  expect(await first).toMatch(
    /^999_more\.sql waits\. Held is error_logs by process \d+ of "postgres" \(a long report\), in a transaction since \d+ s/,
  );
  for (const n of [1, 2, 3])
    await query(
      connection,
      `insert into error_logs (component, error_message, priority) values ('Cable', 'error ${n}', 'high')`,
    );
  await reader.query('commit');
  expect(await migrating).toEqual(['999_more.sql']);
  expect(await query(connection, 'select count(*)::int as n, count(more)::int as more from error_logs')).toEqual([
    { n: 3, more: 0 },
  ]);
  await reader.end();
});

test('a reader who never ends is named, and nothing of the file is there', async () => {
  const { connection, folder, reader } = await heldTable();
  const refused = await migrate(connection, { ...options, folder, waitUpToMs: 0 }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(String(refused)).toMatch(/999_more\.sql was not applied.*a long report.*start again/);
  await reader.end();
  expect(await migrate(connection, { ...options, folder })).toEqual(['999_more.sql']);
});

describe('a hosted database', () => {
  const hosted = { RIG4U_FIREBASE_PROJECT_ID: 'hosted' };
  const urlOf = ({ database, password }: ClientConfig, user = 'postgres') =>
    `postgresql://${user}:${String(password)}@127.0.0.1:${server.port}/${String(database)}`;
  /** What a hosted project has: the roles and the auth functions, made by others. */
  const project = async () => {
    const connection = await freshDatabase();
    await migrate(connection, { ...options, folder: await onlyBaseline() }).catch(() => undefined);
    return connection;
  };

  test('gets the same files but the local one, by settings alone; a dry run says so first and changes nothing', async () => {
    const connection = await project();
    const env = { ...hosted, RIG4U_POSTGRES_URL: urlOf(connection) };
    const changes = {
      files: files.slice(1),
      settings: ['firebase_project_id: nothing → hosted', expect.stringMatching(/^owner_email: nothing → .+@/)],
      newer: [],
    };
    expect(await migrateHosted(env, { dryRun: true })).toEqual(changes);
    expect(await migrateHosted(env, { dryRun: true })).toEqual(changes);
    expect(await query(connection, "select to_regclass('public.app_config') as found")).toEqual([{ found: null }]);
    expect(await migrateHosted(env)).toEqual(changes);
    expect(await query(connection, "select value from app_config where key = 'firebase_project_id'")).toEqual([
      { value: 'hosted' },
    ]);
    await query(connection, "insert into rig4u.migrations (name, checksum) values ('999_later.sql', 'x')");
    expect(await migrateHosted({ ...env, RIG4U_FIREBASE_PROJECT_ID: 'other' }, { dryRun: true })).toEqual({
      files: [],
      settings: ['firebase_project_id: hosted → other'],
      newer: ['999_later.sql'],
    });
  });

  test('is not guessed: what is missing is named', async () => {
    await expect(migrateHosted({})).rejects.toThrow(/Set RIG4U_POSTGRES_URL and RIG4U_FIREBASE_PROJECT_ID/);
    await expect(migrateHosted({ RIG4U_POSTGRES_URL: 'postgresql://127.0.0.1' })).rejects.toThrow(
      /^Set RIG4U_FIREBASE_PROJECT_ID/,
    );
  });

  test.each([
    ['postgresql://postgres:secret@127.0.0.1:1/postgres', /It is not reached \(.*ECONNREFUSED/],
    ['postgresql://postgres:secret@nowhere.invalid/postgres', /The host is not reached .*session pooler/],
    ['postgresql://postgres:se/cr@et', /is no address of a database.*%40 for @|is not reached/],
  ])('at %s is refused with what to do, and without its password', async (url, why) => {
    const refused = await migrateHosted({ ...hosted, RIG4U_POSTGRES_URL: url }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(String(refused)).toMatch(why);
    expect(String(refused)).not.toMatch(/secret|cr@et/);
  });

  test('is not changed by a login that may too little: it is named, and what to do', async () => {
    const connection = await project();
    const refusedAs = async (user: string, password: string, more = '') =>
      String(
        await migrateHosted({
          ...hosted,
          RIG4U_POSTGRES_URL: `${urlOf({ ...connection, password }, user)}${more}`,
        }).catch((error: unknown) => error),
      );
    expect(await refusedAs('postgres', 'wrong')).toMatch(/The user or the password is wrong/);
    await migrateHosted({ ...hosted, RIG4U_POSTGRES_URL: urlOf(connection) });
    await query(connection, "create role my_gateway login password 'secret' in role rig4u_gateway");
    await query(connection, "create role reader login password 'secret' in role pg_read_all_data");
    for (const user of ['my_gateway', 'reader'])
      expect(await refusedAs(user, 'secret')).toMatch(
        new RegExp(`It logs in as "${user}", which may not change the product's tables.*"postgres" \\(dashboard`),
      );
    const readOnly = '?options=-c%20default_transaction_read_only%3Don';
    expect(await refusedAs('postgres', String(connection.password), readOnly)).toMatch(/read-only for "postgres"/);
  });

  test('that is none of a hosted project is refused with what it lacks', async () => {
    const connection = await freshDatabase();
    await expect(migrateHosted({ ...hosted, RIG4U_POSTGRES_URL: urlOf(connection) })).rejects.toThrow(
      /lacks (the role anon.*)?the function auth.jwt\(\).*000_local_baseline.sql/,
    );
  });
});

async function onlyBaseline(): Promise<string> {
  const folder = await temporaryFolder();
  await copyFile(join(__dirname, '000_local_baseline.sql'), join(folder, '000_local_baseline.sql'));
  return folder;
}
