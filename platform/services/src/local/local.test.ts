/** @jest-environment node */
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '@rig4u/kernel/until';
import { startLocalServices, type LocalServices } from '.';
import { ask } from '../auth/sign-in-as';

const said: string[] = [];
const ownerEmail = 'owner@example.com';
let data: string;
let local: LocalServices;

const start = () => startLocalServices({ env: { RIG4U_DATA: data }, ownerEmail, say: (line) => said.push(line) });

async function signIn(password: string): Promise<string> {
  return (
    (await ask(local.services.auth.emulatorUrl ?? '', 'signInWithPassword', { email: ownerEmail, password })).idToken ??
    ''
  );
}

/** Status of a request for the error log; 0 when nobody answers. */
async function errorLog(token: string): Promise<number> {
  const { url, anonKey } = local.services.database;
  const headers = { apikey: anonKey, authorization: `Bearer ${token}` };
  return fetch(`${url}/rest/v1/error_logs?select=id`, { headers }).then(
    ({ status }) => status,
    () => 0,
  );
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'rig4u-local-'));
  // PostgreSQL does not run as root, so others must be able to enter.
  await chmod(data, 0o755);
  local = await start();
});
afterAll(async () => {
  await local.stop();
  await rm(data, { recursive: true, force: true });
});

it('makes an owner who can sign in and read the error log', async () => {
  expect(local.owner).toMatchObject({ email: ownerEmail, fresh: true, file: join(data, 'owner.json') });
  await eventually(async () => expect(await errorLog(await signIn(local.owner?.password ?? ''))).toBe(200));
});

it('believes no token but its own', async () => {
  const [header = '', claims = ''] = (await signIn(local.owner?.password ?? '')).split('.');
  await eventually(async () => expect(await errorLog(`${header}.${claims}.AAAA`)).toBe(401));
});

it('keeps its files to itself', async () => {
  const files = (await readdir(data, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files.toSorted()).toEqual([
    'auth-signing-key.pem',
    'keys.json',
    'lock',
    'owner.json',
    'ports.json',
    'users.json',
  ]);
  for (const file of files) expect((await stat(join(data, file))).mode & 0o077).toBe(0);
});

it('refuses a second start on the same data', async () => {
  await expect(start()).rejects.toThrow(`The local services already run on ${data}`);
});

it('brings back each of its processes that is killed, where it was and with what it had', async () => {
  const before = { auth: local.auth.pid, database: local.postgres.pid };
  const password = local.owner?.password ?? '';
  process.kill(before.auth ?? 0, 'SIGKILL');
  process.kill(before.database, 'SIGKILL');
  await eventually(() => {
    expect(said).toEqual(
      expect.arrayContaining([
        'The local database ended by itself; it is started again.',
        'The local sign-in ended by itself; it is started again.',
      ]),
    );
    expect(local.auth.pid).not.toBe(before.auth);
    expect(local.postgres.pid).not.toBe(before.database);
  });
  await eventually(async () => expect(await errorLog(await signIn(password))).toBe(200));
});

it('is the same after it was stopped and started', async () => {
  const { services, owner } = local;
  const client = new pg.Client(local.postgres.connection);
  await client.connect();
  await client.query(
    "insert into public.error_logs (component, error_message, priority) values ('test', 'kept', 'medium')",
  );
  await client.end();
  await local.stop();
  await eventually(async () => expect(await errorLog('')).toBe(0));
  expect(await readdir(data)).not.toContain('lock');

  local = await start();
  expect(local.services).toEqual(services);
  expect(local.owner).toEqual({ ...owner, fresh: false });
  expect(JSON.parse(await readFile(join(data, 'owner.json'), 'utf8'))).toEqual({
    email: ownerEmail,
    password: owner?.password,
  });
  const again = new pg.Client(local.postgres.connection);
  await again.connect();
  expect((await again.query('select error_message from public.error_logs')).rows).toEqual([{ error_message: 'kept' }]);
  await again.end();
});

it('leaves nothing running when one of them cannot start', async () => {
  const other = await mkdtemp(join(tmpdir(), 'rig4u-local-'));
  await chmod(other, 0o755);
  const taken = new URL(local.services.auth.emulatorUrl ?? '').port;
  const failing = startLocalServices({
    env: { RIG4U_DATA: other, RIG4U_AUTH_PORT: taken },
    ownerEmail,
    say: () => undefined,
  });
  await expect(failing).rejects.toThrow(
    `The local sign-in did not start: Port ${taken} is in use. Stop the program that uses it, or set RIG4U_AUTH_PORT to another port.`,
  );
  expect(await readdir(join(other, 'postgres'), { recursive: true })).not.toContain('postmaster.pid');
  expect(await readdir(other)).not.toContain('lock');
  await rm(other, { recursive: true, force: true });
});
