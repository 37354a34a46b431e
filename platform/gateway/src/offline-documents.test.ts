/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offline, promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { integrityOf } from '@rig4u/releases/store';
import { testGateway } from './test-gateway';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

/** A host with a worker, an icon and what only tools read. */
async function hostWithWorker(store: string, notAhead: string[] = []): Promise<void> {
  const version = '1.1.0';
  const { manifest, files } = fakeHost(version);
  const more = new Map([
    ['worker.js', text('"worker"')],
    ['icons/192.png', text('any')],
    ['icons/maskable-512.png', text('maskable')],
    ['notices.txt', text('licences')],
    ['card.jpg', text('a picture for those who link to a page')],
    ['later/large.json', text('{}')],
  ]);
  const hashes = Object.fromEntries([...more].map(([name, bytes]) => [name, integrityOf(bytes)]));
  const json = text(JSON.stringify({ ...manifest, files: { ...manifest.files, ...hashes }, notAhead }));
  await publish(store, await writeDist(new Map([...files, ...more, ['host.json', json]])));
  await promote(store, { part: 'host', version });
}

/** A gateway whose live host has a worker. */
async function withWorker(options: Parameters<typeof testGateway>[0] = {}) {
  const gateway = await testGateway(options);
  await hostWithWorker(gateway.store);
  return gateway;
}

const withdraws = /skipWaiting[\s\S]*caches[\s\S]*unregister/;

it("serves the live host's worker at one address, asked for anew each time, with a policy of its own", async () => {
  const { ask } = await withWorker();
  const answer = await ask('/worker.js');
  expect(await answer.text()).toBe('"worker"');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  // A browser does not register a worker whose own answer has one (measured).
  expect([...answer.headers.keys()].filter((name) => name.startsWith('integrity-policy'))).toEqual([]);
  expect((await ask('/')).headers.get('content-security-policy')).toContain(
    '; worker-src blob: http://*:*/worker.js https://*:*/worker.js; ',
  );
});

it('lists every file that a page may ask for, with its hash, and the revision to which they belong', async () => {
  const { ask } = await withWorker();
  const { epoch, revision, host } = await (await ask('/registry/index.json')).json();
  const list = await (await ask('/registry/files.json')).json();
  expect(list).toMatchObject({ epoch, revision });
  expect(Object.keys(list.files).toSorted()).toEqual([
    `/host/${host.version}/icons/192.png`,
    `/host/${host.version}/icons/maskable-512.png`,
    `/host/${host.version}/later/large.json`,
    `/host/${host.version}/widgets.js`,
    '/remotes/mf-guides/1.0.0/1.abc.js',
    '/remotes/mf-guides/1.0.0/art/part.svg',
    '/remotes/mf-guides/1.0.0/release.json',
    '/remotes/mf-guides/1.0.0/remoteEntry.js',
  ]);
  for (const [path, hash] of Object.entries(list.files)) {
    const bytes = new Uint8Array(await (await ask(path)).arrayBuffer());
    if (!path.endsWith('release.json')) expect(hash).toBe(integrityOf(bytes));
  }
  const index = await (await ask('/registry/index.json')).json();
  expect(list.files['/remotes/mf-guides/1.0.0/release.json']).toBe(index.remotes['mf-guides'].live[1]);
});

it('leaves a release out whose manifest is not the one that the registry names', async () => {
  const { ask, store } = await withWorker();
  const file = join(store, 'remotes/mf-guides/1.0.0/remote.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"id":"', '"id":"other_'));
  await publish(store, await writeDist(fakeRemote({ name: 'mf-other', paths: ['/other'] }).files));
  await promote(store, { part: 'mf-other', version: '1.0.0' });
  const paths = Object.keys((await (await ask('/registry/files.json')).json()).files);
  expect(paths).toContain('/remotes/mf-other/1.0.0/remoteEntry.js');
  expect(paths.filter((path) => path.startsWith('/remotes/mf-guides/'))).toEqual([]);
});

it('answers with a worker that withdraws itself where the switch is off, and with the real one where it is on again', async () => {
  const { ask, store } = await withWorker();
  await offline(store, 'off', { why: 'a test' });
  expect(await (await ask('/worker.js')).text()).toMatch(withdraws);
  expect((await ask('/registry/files.json')).status).toBe(404);
  expect(await (await ask('/registry/index.json')).json()).toMatchObject({ offline: 'off' });
  expect(await (await ask('/')).text()).toContain('"offline":"off"');
  await offline(store, 'on', { why: 'a test' });
  expect(await (await ask('/worker.js')).text()).toBe('"worker"');
  expect(await (await ask('/')).text()).not.toContain('"offline":"off"');
});

it('and where the operator says so, the live host has none, or its bytes are not those that were published', async () => {
  const off = await withWorker({ offline: false });
  expect(await (await off.ask('/worker.js')).text()).toMatch(withdraws);
  expect(await (await off.ask('/')).text()).toContain('"offline":"off"');

  const old = await testGateway();
  expect(await (await old.ask('/worker.js')).text()).toMatch(withdraws);
  expect((await old.ask('/')).headers.get('content-security-policy')).toContain('worker-src blob:;');

  const { ask, store } = await withWorker();
  await writeFile(join(store, 'host/1.1.0/worker.js'), 'importScripts("https://elsewhere.test/x.js")');
  await offline(store, 'off', { why: 'a test' });
  await offline(store, 'on', { why: 'a test' });
  expect(await (await ask('/worker.js')).text()).toMatch(withdraws);
});

it('describes the product for a device that installs it', async () => {
  const { ask, config } = await withWorker();
  const answer = await ask('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({
    name: config.product.name,
    start_url: '/',
    display: 'standalone',
    icons: [
      { src: '/host/1.1.0/icons/192.png', sizes: '192x192', purpose: 'any' },
      { src: '/host/1.1.0/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
});

it('says that nothing is live where nothing is', async () => {
  const { ask } = await testGateway({ empty: true });
  expect((await ask('/worker.js')).status).toBe(503);
});

const listed = async (ask: (path: string) => Promise<Response>): Promise<string[]> =>
  Object.keys((await (await ask('/registry/files.json')).json()).files).filter((path) => path.startsWith('/host/'));

it('does not list what a manifest marks as not fetched ahead, and of a release without marks all but the picture of links', async () => {
  const before = await testGateway();
  await hostWithWorker(before.store);
  expect(await listed(before.ask)).toContain('/host/1.1.0/later/large.json');
  expect(await listed(before.ask)).not.toContain('/host/1.1.0/card.jpg');
  const marked = await testGateway();
  await hostWithWorker(marked.store, ['later/large.json']);
  expect(await listed(marked.ask)).toEqual((await listed(before.ask)).filter((path) => !path.endsWith('large.json')));
  expect((await marked.ask('/host/1.1.0/later/large.json')).status).toBe(200);
});
