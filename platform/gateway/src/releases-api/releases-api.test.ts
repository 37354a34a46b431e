/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { loadManifest, namedBy, needSmoke, newestRegistry, publish } from '@rig4u/releases';
import { fakeHost, writeDist } from '@rig4u/releases/fake-builds';
import { logKey, readSigned } from '@rig4u/releases/signed';
import { DiskRefusal, folderStore, readRevisionText, StoreAway, type Store } from '@rig4u/releases/store';
import { createGateway } from '../app';
import { testApi, type ApiSetup } from './test-api';
import { at, mainBranch, testIssuer } from './test-issuer';

let issuer: Awaited<ReturnType<typeof testIssuer>>;
beforeAll(async () => {
  issuer = await testIssuer();
});
afterAll(() => issuer.close());

const gateway = (setup?: ApiSetup) => testApi(issuer, setup);

const why = 'a test';
const said = (text: string) => ({ message: expect.stringContaining(text) });
const untried = { releases: ['mf-guides@1.0.0'], why };

it('publishes, promotes, rolls out and back, and the history says which run it was', async () => {
  const { store, log, post, put } = await gateway();
  expect(await put()).toMatchObject({ status: 200, body: { changed: true } });
  expect(await put()).toMatchObject({
    status: 200,
    body: { changed: false, says: [expect.stringContaining('already published')] },
  });
  expect(await post('/promote', { ...untried, dryRun: true })).toMatchObject({ status: 200, body: { changed: true } });
  expect(await post('/promote', untried)).toMatchObject({ status: 200, body: { changed: true } });
  expect(await newestRegistry(store)).toMatchObject({
    revision: 4,
    by: issuer.named(mainBranch),
    command: 'promote mf-guides@1.0.0',
    why,
    leftOut: ['RIG-107', 'RIG-110'],
    run: { repository: 'rig4u/mf-guides', id: '4711', commit: expect.stringMatching(/^0123/), ref: 'refs/heads/main' },
  });
  await put({ version: '1.0.1' });
  const how = { steps: [1, 50, 100], everyMs: 60_000, stopIf: { overLivePp: 1, atLeast: 100 } };
  expect((await post('/rollout', { release: 'mf-guides@1.0.1', ...how, why })).status).toBe(200);
  for (const steer of ['next', 'pause', 'resume', 'stop'])
    expect((await post('/rollout', { part: 'mf-guides', steer, why })).body).toMatchObject({ changed: true });
  await post('/promote', { releases: ['mf-guides@1.0.1'], from: '1.0.0', why });
  expect((await post('/rollback', { part: 'mf-guides', why })).body.says[0]).toBe(
    'mf-guides: 1.0.1 → 1.0.0 (revision 11)',
  );
  const [, , signature = 'none'] = (await issuer.token()).split('.');
  expect(log.join('\n')).not.toContain(signature);
  expect(log.map((line) => JSON.parse(line).command)).toEqual([
    'publish mf-guides@1.0.0',
    'promote',
    'publish mf-guides@1.0.1',
    'rollout',
    'rollout',
    'rollout',
    'rollout',
    'rollout',
    'promote',
    'rollback',
  ]);
});

it('records what the run tried in a browser, if it is about these releases beside what is live', async () => {
  const { store, post, put } = await gateway();
  await put();
  await needSmoke(store, 'mf-guides', true, { by: 'anna' });
  expect(await post('/promote', untried)).toEqual({ status: 403, body: said('only after a smoke load') });
  expect((await post('/promote', { ...untried, dryRun: true, smokeFollows: true })).status).toBe(200);
  expect((await post('/promote', { ...untried, smokeFollows: true })).status).toBe(403);
  const named = async (part: string) => namedBy(await loadManifest(store, { part, version: '1.0.0' }));
  const [guides, host] = await Promise.all(['mf-guides', 'host'].map(named));
  const smoke = { tried: { 'mf-guides': guides }, beside: { host }, at: new Date(at).toISOString() };
  expect(await post('/promote', { ...untried, smoke: { ...smoke, beside: { host: guides } } })).toMatchObject({
    status: 409,
  });
  expect(await post('/promote', { ...untried, smoke: { ...smoke, tried: { 'mf-guides': host } } })).toEqual({
    status: 422,
    body: said('The smoke result is not about mf-guides@1.0.0'),
  });
  expect((await post('/promote', { ...untried, smoke })).status).toBe(200);
  const newest = await newestRegistry(store);
  expect(newest).toMatchObject({ smoke });
  expect(newest).not.toHaveProperty('leftOut');
});

it('signs what it adds', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const keys = [logKey(privateKey)];
  const { store, post, put } = await gateway({ signing: { privateKey, keys } });
  await put();
  expect((await post('/promote', untried)).status).toBe(200);
  expect(readSigned((await readRevisionText(store, 4)) ?? '', keys).revision).toBe(4);
});

describe('refuses', () => {
  it('who has no token, or no right: with the rule that is missing', async () => {
    const { ask, post, put, store, log } = await gateway();
    const nobody = await ask('/promote', { method: 'POST', body: '{}' }, '');
    expect(nobody).toMatchObject({ status: 401, text: expect.stringContaining('There is no token') });
    expect(nobody.headers.get('www-authenticate')).toContain('Bearer');
    const stranger = await issuer.token({ sub: 'repo:evil/repo:ref:refs/heads/main' });
    for (const answer of [await post('/promote', untried, stranger), await put({}, { bearer: stranger })])
      expect(answer).toEqual({ status: 403, body: said('repo:evil/repo:ref:refs/heads/main may not publish') });
    expect((await ask('/log/1', {}, stranger)).status).toBe(403);
    const old = await issuer.token({}, { now: at - 3_000_000 });
    expect((await ask('/log', {}, old)).text).toContain('The token expired at');
    for (const token of [stranger, old]) expect(log.join()).not.toContain(token.split('.')[2]);
    expect(await put({ name: 'mf-shop', paths: ['/shop'] })).toEqual({
      status: 403,
      body: said('may not publish mf-shop: no rule allows it. Who may change the policy can: rig4u policy allow'),
    });
    await publish(store, await writeDist(fakeHost('1.1.0').files));
    expect(await post('/promote', { releases: ['host@1.1.0'], why })).toEqual({
      status: 403,
      body: said('may not promote host'),
    });
    expect((await newestRegistry(store))?.revision).toBe(3);
  });

  it('what the gate refuses, with each fault; what is not there; and who lost a race', async () => {
    const { post, put } = await gateway();
    await put({ needs: { '@rig4u/shared/ui': ['Sparkle'] } });
    expect(await post('/promote', untried)).toMatchObject({
      status: 422,
      body: { faults: [{ code: 'RIG-102', part: 'mf-guides@1.0.0' }] },
    });
    expect(await post('/promote', { ...untried, releases: ['mf-guides@9.9.9'] })).toEqual({
      status: 404,
      body: said('mf-guides@9.9.9'),
    });
    await put({ version: '1.0.1' });
    await post('/promote', { ...untried, releases: ['mf-guides@1.0.1'] });
    await put({ version: '1.0.2' });
    expect(await post('/promote', { releases: ['mf-guides@1.0.2'], from: '1.0.0', why })).toEqual({
      status: 409,
      body: said('mf-guides is 1.0.1 and not 1.0.0'),
    });
  });

  it('files of another release, changed ones, too many bytes, and what is no form', async () => {
    const { ask, put } = await gateway({ largest: 20_000 });
    expect(await put({}, { as: 'mf-guides@1.0.1' })).toEqual({
      status: 400,
      body: said('The files are of mf-guides@1.0.0'),
    });
    await put();
    const form = new FormData();
    form.append('../escape.js', new Blob(['x']), 'x');
    const address = '/at/mf-guides%401.0.3';
    expect(await ask(address, { method: 'PUT', body: form })).toMatchObject({
      status: 400,
      text: expect.stringContaining('../escape.js'),
    });
    const big = new FormData();
    big.append('a.js', new Blob(['x'.repeat(30_000)]), 'a.js');
    expect((await ask(address, { method: 'PUT', body: big })).status).toBe(413);
    expect((await ask(address, { method: 'PUT', body: '{}' })).status).toBe(415);
    const broken = { method: 'PUT', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=b' } };
    expect((await ask(address, broken)).status).toBe(400);
    expect((await put({ version: '1.0.0-a..b' }, { as: 'mf-guides@1.0.0-a..b' })).status).toBe(422);
  });

  it('a release that breaks off on its way, as often as it does: nothing of it stays, and the next one is taken', async () => {
    const { ask, put, store } = await gateway();
    const before = await readdir(store, { recursive: true });
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    for (let time = 0; time < 5; time += 1) {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('--b\r\nContent-Disposition: form-data; ')),
        pull: (controller) => controller.error(new Error('cut')),
      });
      const cut = { method: 'PUT', body, headers, duplex: 'half' as const };
      expect((await ask('/at/mf-guides@1.0.0', cut)).status).toBe(400);
    }
    expect(await readdir(store, { recursive: true })).toEqual(before);
    expect((await put()).status).toBe(200);
  });

  it.each<[path: string, body: string | object, status: number]>([
    ['/promote', '', 400],
    ['/promote', { releases: [], why }, 400],
    ['/promote', { releases: ['mf-guides@1.0.0'] }, 400],
    ['/promote', { releases: ['../..@1.0.0'], why }, 422],
    ['/rollout', { release: 'mf-guides@1.0.0', steps: [50, 10], everyMs: 1, stopIf: {}, why }, 400],
    ['/rollout', { part: 'mf-guides', steer: 'sideways' }, 400],
    ['/rollback', { part: 'mf-guides', to: `1.0.0-${'a'.repeat(300)}`, why }, 400],
    ['/rollback', { part: `mf-${'a'.repeat(190)}`, why }, 422],
    ['/policy', { who: 'me' }, 404],
    ['/promote', 'x'.repeat(300_000), 413],
  ])('%s with what it cannot read (%#)', async (path, body, status) => {
    expect((await (await gateway()).post(path, body)).status).toBe(status);
  });

  it('more requests in a minute than are good, whoever they are of', async () => {
    const { ask } = await gateway({ perMinute: 2 });
    const answers = [await ask('/log', {}, ''), await ask('/log'), await ask('/log')];
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it("other sites' pages: nothing allows them to ask or to read", async () => {
    const { ask } = await gateway();
    const preflight = await ask(
      '/promote',
      { method: 'OPTIONS', headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } },
      '',
    );
    expect(preflight.status).toBe(401);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await ask('/log', { headers: { cookie: 'session=1' } }, '')).status).toBe(401);
  });
});

it('shows the log and what was published, live or not, to who may change something', async () => {
  const { ask, put, store } = await gateway();
  await put();
  expect(JSON.parse((await ask('/log')).text)).toEqual({ newest: 3 });
  expect((await ask('/log/3')).text).toBe(await readRevisionText(store, 3));
  expect(JSON.parse((await ask('/at/mf-guides%401.0.0')).text).paths).toContain('remote.json');
  expect((await ask('/at/mf-guides%401.0.0/files/remote.json')).text).toContain('"mf-guides"');
  for (const path of [
    '/log/4',
    '/at/mf-guides%402.0.0',
    '/at/mf-guides%401.0.0/files/none.js',
    '/at/mf-guides%401.0.0/files/..%2f..%2fregistry.json',
    `/at/mf-guides@1.0.0/files/${'a'.repeat(300)}`,
    `/at/mf-guides@1.0.0/files/${'a/'.repeat(3_000)}b`,
    '/',
  ])
    expect((await ask(path)).status).toBe(404);
  expect((await ask(`/at/mf-guides@1.0.0-${'a'.repeat(300)}`)).status).toBe(422);
});

it.each([
  ['is full', new DiskRefusal('Nothing can be written in /srv/store: its disk is full.'), 'its disk is full'],
  [
    'fails',
    Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'open', path: '/srv/store/x' }),
    '/srv/store/x: its disk does not answer',
  ],
  [
    'does not answer',
    new StoreAway('s3://releases/live does not answer at http://10.0.0.7.'),
    's3://releases/live does not answer',
  ],
])('a store that %s is 503, and named in the log alone', async (_what, error, says) => {
  const failing = (folder: string): Store => {
    const store = folderStore(folder);
    return { ...store, releases: { ...store.releases, put: () => Promise.reject(error) } };
  };
  const { put, log } = await testApi(issuer, { given: failing });
  expect(await put()).toEqual({ status: 503, body: said('its log says why') });
  expect(log.map((line) => JSON.parse(line))).toEqual([
    { kind: 'store-trouble', message: expect.stringContaining(says) },
  ]);
});

it('says at a gateway that takes none what is not set', async () => {
  const app = createGateway({ store: await temporaryFolder(), config: await loadConfig({}), log: () => undefined });
  const answer = await app.fetch(new Request('http://rig4u.test/api/releases/promote', { method: 'POST' }));
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('RIG4U_CI_ISSUERS is not set')]);
});
