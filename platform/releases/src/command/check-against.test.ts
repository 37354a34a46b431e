/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { fakeHost, fakeRemote, writeDist } from '../fake-builds';
import { promote, publish } from '../release/commands';
import { liveAt } from '../release/live-at';
import { main } from './main';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(stop)));

/** A server with its own mind, and its origin. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(() => resolve()));
}

/** A store that any file server serves; `instead` are other answers by address. */
async function served(instead: Record<string, { status: number; text: string }> = {}): Promise<string> {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  for (const version of ['1.0.0', '1.0.1']) {
    await publish(store, await writeDist(fakeRemote({ version, needs: { '@rig4u/shared/ui': ['Button'] } }).files));
  }
  await promote(store, { part: 'host', version: '1.0.0' });
  await promote(store, { part: 'mf-guides', version: '1.0.0' });
  await promote(store, { part: 'mf-guides', version: '1.0.1' });
  return serve(({ url = '' }, response) => {
    const other = instead[url];
    if (other) return void response.writeHead(other.status).end(other.text);
    readFile(join(store, url)).then(
      (bytes) => response.writeHead(200).end(bytes),
      () => response.writeHead(404).end('nothing here'),
    );
  });
}

async function run(...argv: string[]) {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const code = await main(argv, { cwd: '/', env: {}, clock: () => 0, say, complain: say });
  return { code, text: lines.join('\n') };
}
const check = (dist: string, origin: string) => run('check', dist, '--against', origin);
const shop = async (needs: Record<string, string[]> = {}, paths = ['/shop']): Promise<string> =>
  writeDist(fakeRemote({ name: 'mf-shop', paths, needs }).files);

it('passes a build that fits what is live, and says what it left out', async () => {
  expect(await check(await shop({ '@rig4u/shared/ui': ['Button'] }), await served())).toEqual({
    code: 0,
    text: 'mf-shop@1.0.0 may go live.\nLeft out, because they need a browser: RIG-107, RIG-110.',
  });
});

it('refuses what does not fit, with 2 and the codes of the gate', async () => {
  const { code, text } = await check(
    await shop({ '@rig4u/shared/ui': ['Sparkle'] }, ['/guides/new', '/guides']),
    await served(),
  );
  expect(code).toBe(2);
  expect(text).toMatch(/RIG-102 @rig4u\/shared\/ui does not export Sparkle \(host 1\.0\.0\)/);
  expect(text).toMatch(/RIG-104 \/guides meets \/guides of mf-guides/);
});

it('refuses a host that would strand a live remote or its fallback; one that is gone is none', async () => {
  const { code, text } = await check(await writeDist(fakeHost('2.0.0', [], undefined, '2.0.0').files), await served());
  expect(code).toBe(2);
  for (const version of ['1.0.1', '1.0.0'])
    expect(text).toContain(
      `RIG-103 it needs @rig4u/shared/ui ^1.0.0, and the host has 2.0.0 (host 2.0.0) · mf-guides@${version}`,
    );
  const gone = { '/remotes/mf-guides/1.0.0/remote.json': { status: 404, text: '' } };
  expect((await check(await writeDist(fakeHost('1.1.0').files), await served(gone))).code).toBe(0);
});

it('reads a product whose releases are of format 1', async () => {
  const host = {
    schema: 1,
    version: '1.0.0',
    provides: { react: { names: ['useState'], files: [] } },
    inlineScripts: [],
  };
  const origin = await served({ '/host/1.0.0/host.json': { status: 200, text: JSON.stringify(host) } });
  expect((await check(await shop({ react: ['useState'] }), origin)).code).toBe(0);
  expect(await check(await shop({ react: ['use'] }), origin)).toMatchObject({
    code: 2,
    text: expect.stringContaining('RIG-102 react does not export use'),
  });
});

const page = '<!doctype html><title>Another shop</title>';

it.each<[string, Record<string, { status: number; text: string }>, number, RegExp]>([
  [
    'no registry',
    { '/registry.json': { status: 404, text: '' } },
    4,
    /has no \/registry\.json, so it does not serve this product/,
  ],
  [
    'a page instead',
    { '/registry.json': { status: 200, text: page } },
    2,
    /\/registry\.json of .* cannot be read: .*is not JSON/,
  ],
  [
    'another format',
    { '/registry.json': { status: 200, text: '{"schema":7}' } },
    2,
    /a newer product may need a newer rig4u/,
  ],
  [
    'nothing live',
    { '/registry.json': { status: 503, text: 'No host release is live yet.\nmore' } },
    2,
    /with 503: No host release is live yet\.$/,
  ],
  [
    'no manifest',
    { '/host/1.0.0/host.json': { status: 404, text: '' } },
    2,
    /says that host@1\.0\.0 is live, and does not serve its manifest/,
  ],
  [
    'a page for a manifest',
    { '/host/1.0.0/host.json': { status: 200, text: page } },
    2,
    /\/host\/1\.0\.0\/host\.json of .* cannot be used\. .*is not JSON/,
  ],
])('says what is wrong with an origin that serves %s', async (_case, instead, code, message) => {
  expect(await check(await shop(), await served(instead))).toEqual({ code, text: expect.stringMatching(message) });
});

it('says that nobody answers: not at all, or not in time', async () => {
  const origin = await serve((_request, response) => void response.writeHead(200).write('{'));
  await expect(liveAt(origin, 200)).rejects.toThrow(`${origin} does not answer: nothing came within 0.2 s.`);
  await Promise.all(servers.splice(0).map(stop));
  expect(await check(await shop(), origin)).toEqual({
    code: 4,
    text: `${origin} does not answer: ECONNREFUSED. Look at the address.`,
  });
});

it.each(['shop.example', 'ftp://shop.example', 'https://shop.example/app', 'https://anna:pw@shop.example'])(
  'does not take %s for an origin',
  async (text) => {
    expect(await check('/nowhere', text)).toEqual({
      code: 1,
      text: expect.stringMatching(/^"\S+" is no origin\. Write it as/),
    });
  },
);

it('takes a store or an origin, not both', async () => {
  const { code, text } = await run('check', '/nowhere', '--against', 'http://127.0.0.1:1', '--store', '/nowhere');
  expect([code, text]).toEqual([1, expect.stringMatching(/^Say --store or --against, not both/)]);
});
