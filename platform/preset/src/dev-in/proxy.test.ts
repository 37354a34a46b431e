import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { CompiledRemote } from './compiled-remote';
import { proxyTo } from './proxy';

const hash = `sha256-${'a'.repeat(43)}=`;
const index = {
  schema: 2,
  epoch: 1,
  revision: 4,
  host: { version: '1.0.0', shared: {} },
  remotes: { 'mf-guides': { paths: ['/guides'], live: ['1.0.0', hash] } },
};
const remote: Omit<CompiledRemote, 'close'> = {
  latest: () => undefined,
  file: (address) => (address.endsWith('/1/remoteEntry.js') ? new TextEncoder().encode('entry') : undefined),
  news: () => ({ session: 's', build: 0, hash: '', errors: ['broken'] }),
  onNews: () => () => undefined,
};

const asked: string[] = [];
const said: string[] = [];
const product = new Hono();
product.use(async (c, next) => {
  asked.push(`${c.req.method} ${new URL(c.req.url).pathname}`);
  await next();
});
product.get('/registry/index.json', (c) => c.json(index, 200, { etag: '"1"' }));
product.get('/guides', (c) => c.html('<p>Not ours</p>'));
product.post('/api/echo', async (c) => c.text(`${await c.req.text()} from ${c.req.header('origin')}`));
product.get('/host/1.0.0/main.js', (c) => c.body('main', 200, { 'content-type': 'text/javascript', etag: '"2"' }));

let server: Server | undefined;
let origin = '';
const start = (port: number) =>
  new Promise<void>((resolve) => {
    const opened = serve({ fetch: product.fetch, port, hostname: '127.0.0.1' }, (info) => {
      origin = `http://127.0.0.1:${info.port}`;
      resolve();
    });
    if ('closeAllConnections' in opened) server = opened;
  });
const stop = async () => {
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed));
};
beforeAll(() => start(0));
afterAll(stop);
beforeEach(() => {
  asked.length = 0;
  said.length = 0;
});

const app = () =>
  proxyTo({
    origin,
    part: { name: 'mf-sixth', version: '1.0.0-dev' },
    remote,
    script: new TextEncoder().encode('page'),
    say: (line) => said.push(line),
  });
const own = 'http://localhost:4415';
const get = (path: string, init?: RequestInit) => app().request(own + path, init);

test("files of the developer's remote come from memory, and everything else from the origin with its headers", async () => {
  expect(await (await get('/remotes/mf-sixth/1.0.0-dev/1/remoteEntry.js')).text()).toBe('entry');
  expect((await get('/remotes/mf-sixth/1.0.0-dev/0/remoteEntry.js')).status).toBe(404);
  expect(asked).toEqual([]);
  const file = await get('/host/1.0.0/main.js');
  expect([await file.text(), file.headers.get('etag')]).toEqual(['main', '"2"']);
  expect((await get('/remotes/mf-guides/1.0.0/remoteEntry.js')).status).toBe(404);
  expect(asked).toEqual(['GET /host/1.0.0/main.js', 'GET /remotes/mf-guides/1.0.0/remoteEntry.js']);
});

test('a request with a body goes on, in the name of the origin', async () => {
  const answer = await get('/api/echo', { method: 'POST', body: 'hello', headers: { origin: own } });
  expect(await answer.text()).toBe(`hello from ${origin}`);
});

test('reports of faults are kept here and said', async () => {
  for (const path of ['/api/log-error', '/api/reports', '/api/loads'])
    expect((await get(path, { method: 'POST', body: '{"error":"mine"}' })).status).toBe(204);
  expect(asked).toEqual([]);
  expect(said).toEqual(['The page would report: mine', 'The page would report: mine']);
});

test('no browser keeps anything for offline use', async () => {
  for (const path of ['/worker.js', '/registry/files.json']) expect((await get(path)).status).toBe(404);
  const answer = await get('/registry/index.json');
  expect(await answer.json()).toMatchObject({ offline: 'off', revision: 4_000_000 });
  expect(answer.headers.get('etag')).toBeNull();
});

test('a page of something else is as the origin sent it', async () => {
  expect(await (await get('/guides')).text()).toBe('<p>Not ours</p>');
});

test('the news come at once to whoever asks', async () => {
  const { body } = await get('/rig4u-dev/news');
  const reader = body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe(`data: ${JSON.stringify(remote.news())}\n\n`);
  await reader?.cancel();
});

test('an origin that went away is said, once, and used again when it is back', async () => {
  const opened = app();
  const { port } = new URL(origin);
  await stop();
  for (const path of ['/guides', '/host/1.0.0/main.js', '/registry/index.json']) {
    const answer = await opened.request(own + path);
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining(`${origin} does not answer`)]);
  }
  await start(Number(port));
  expect((await opened.request(`${own}/guides`)).status).toBe(200);
  expect(said).toEqual([expect.stringContaining(`${origin} does not answer: `), `${origin} answers again.`]);
});
