/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@rig4u/kernel/until';
import { emulatorScript } from '@rig4u/shared/server';
import type { RunningAuth } from '.';
import { ask, authForTest, checkedToken, refresh } from './sign-in-as';

const ana = { email: 'ana@example.com', password: 'secret-123' };
const running: RunningAuth[] = [];
let place: Awaited<ReturnType<typeof authForTest>>;
let auth: RunningAuth;

async function start(port = 0): Promise<RunningAuth> {
  const one = await place.again(port);
  running.push(one);
  return one;
}

beforeAll(async () => {
  place = await authForTest();
  auth = await start();
});
afterAll(() => Promise.all(running.map((one) => one.stop())));

it('signs tokens that hold against its published keys, without a role, as production does', async () => {
  const { idToken } = await ask(auth.url, 'signUp', ana);
  const { header, claims } = await checkedToken(auth, idToken);
  expect(header).toMatchObject({ alg: 'RS256', kid: auth.jwks.keys[0]?.kid });
  expect(claims).toMatchObject({
    iss: 'https://securetoken.google.com/demo-test',
    aud: 'demo-test',
    email: ana.email,
    email_verified: false,
  });
  expect(claims).not.toHaveProperty('role');
});

it.each([
  ['signUp', ana, 'EMAIL_EXISTS'],
  ['signUp', { email: 'b@example.com', password: '123' }, 'WEAK_PASSWORD'],
  ['signInWithPassword', { ...ana, password: 'wrong' }, 'INVALID_LOGIN_CREDENTIALS'],
  ['signInWithPassword', { ...ana, email: 'nobody@example.com' }, 'INVALID_LOGIN_CREDENTIALS'],
])('%s of %j answers %s', async (method, body, code) => {
  expect((await ask(auth.url, method, body)).error?.message).toMatch(new RegExp(`^${code}`));
});

it('makes an account for the owner, once', async () => {
  const owner = { email: 'owner@example.com', password: 'secret-456', emailVerified: true };
  expect([await auth.createUser(owner), await auth.createUser(owner)]).toEqual([true, false]);
  const { claims } = await checkedToken(auth, (await ask(auth.url, 'signInWithPassword', owner)).idToken);
  expect(claims.email_verified).toBe(true);
});

it('is closed to other machines and its files to other users', async () => {
  expect(auth.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  for (const file of await readdir(place.folder)) expect((await stat(join(place.folder, file))).mode & 0o077).toBe(0);
});

it.each([
  '/emulator/auth/handler?apiKey=local&providerId=google.com&appName=x',
  '/emulator/auth/iframe?apiKey=local&appName=x',
])('serves %s without a script or style of another machine', async (path) => {
  const response = await fetch(auth.url + path);
  const html = await response.text();
  expect(html).toContain('<script');
  expect(html.replaceAll(/photoUrl|https?:\/\/example\.com/g, '')).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'");
  expect(await (await fetch(`${auth.url}/__local/gapi.js`)).text()).toContain('gapi.iframes');
});

it('serves the script of the popup with the bytes that pages ask for, to pages of another origin', async () => {
  const answer = await fetch(auth.url + emulatorScript.path);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(emulatorScript.integrity);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

describe('a forgotten password', () => {
  const linkFor = async (body: Record<string, unknown>) => {
    await ask(auth.url, 'sendOobCode', body);
    return /http:\S+$/.exec(place.said.at(-1) ?? '')?.[0] ?? '';
  };

  it('is set anew by the link on the console, once', async () => {
    const link = await linkFor({ requestType: 'PASSWORD_RESET', email: ana.email });
    expect(place.said.at(-1)).toContain(`To choose a new password for ${ana.email}, open http://127.0.0.1:`);
    expect(await (await fetch(link)).text()).toContain('<label for="password">New password</label>');
    const send = async (newPassword: string) =>
      (await fetch(link, { method: 'POST', body: new URLSearchParams({ newPassword }) })).text();
    expect(await send('123')).toContain('Take at least 6 characters.');
    expect(await send('secret-789')).toContain('Your password is changed');
    expect(await send('secret-000')).toContain('Your password is as it was');
    ana.password = 'secret-789';
    expect(await ask(auth.url, 'signInWithPassword', ana)).toHaveProperty('idToken');
  });

  it('tells nobody whether an address has an account', async () => {
    const before = place.said.length;
    expect(
      await ask(auth.url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.com' }),
    ).not.toHaveProperty('error');
    expect(place.said).toHaveLength(before);
  });

  it('verifies an address by the link on the console', async () => {
    const { idToken } = await ask(auth.url, 'signUp', { email: 'eve@example.com', password: 'secret-123' });
    const link = await linkFor({ requestType: 'VERIFY_EMAIL', idToken });
    expect(await (await fetch(link)).text()).toContain('eve@example.com can sign in now.');
    expect(await (await fetch(link)).text()).toContain('is not verified');
  });

  it('has a page that hostile links cannot break out of', async () => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    const html = await (
      await fetch(`${auth.url}/emulator/action?mode=resetPassword&oobCode=${hostile}&continueUrl=${hostile}`)
    ).text();
    expect(html).not.toContain('<script>');
  });
});

it('keeps every account it confirmed, its key and its sessions when it is killed', async () => {
  const before = await ask(auth.url, 'signInWithPassword', ana);
  const confirmed: string[] = [];
  let alive = true;
  const signUps = Array.from({ length: 4 }, async (_, line) => {
    for (let n = 0; alive; n += 1) {
      const email = `u${line}-${n}@example.com`;
      const { idToken } = await ask(auth.url, 'signUp', { email, password: 'secret-123' }).catch(() => ({
        idToken: undefined,
      }));
      if (idToken) confirmed.push(email);
    }
  });
  await until('sign-ups to kill it in', () => confirmed.length > 4);
  process.kill(auth.pid ?? 0, 'SIGKILL');
  await auth.exited;
  alive = false;
  await Promise.all(signUps);

  auth = await start(auth.port);
  const signedIn = await Promise.all(
    confirmed.map(async (email) =>
      Boolean((await ask(auth.url, 'signInWithPassword', { email, password: 'secret-123' })).idToken),
    ),
  );
  expect(signedIn).not.toContain(false);
  expect((await checkedToken(auth, before.idToken)).claims.sub).toBe(before.localId);
  expect((await checkedToken(auth, await refresh(auth.url, before.refreshToken ?? ''))).claims.sub).toBe(
    before.localId,
  );
});

it('puts a damaged file of users aside and says so', async () => {
  await auth.stop();
  const damaged = (await readFile(place.dataFile, 'utf8')).slice(0, -7);
  await writeFile(place.dataFile, damaged);
  auth = await start();
  const aside = (await readdir(place.folder)).find((name) => name.startsWith('users.json.damaged-')) ?? '';
  expect(await readFile(join(place.folder, aside), 'utf8')).toBe(damaged);
  expect(place.said.at(-1)).toContain(`It is kept as ${aside}; the local sign-in starts without accounts.`);
  expect((await ask(auth.url, 'signUp', ana)).idToken).toBeDefined();
});
