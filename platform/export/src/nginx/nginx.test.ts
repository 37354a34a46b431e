/** @jest-environment node */
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { nginxProgram, startNginx, type RunningNginx } from '@rig4u/deploy/start-nginx';
import { startGateway, type RunningGateway } from '@rig4u/gateway';
import { needing } from '@rig4u/kernel/needing';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { readReleaseFile } from '@rig4u/releases/store';
import { exportSite } from '../export-site';
import { brotliModule, nginxFor } from '../test-nginx';
import { storeOfEveryKind } from '../test-store';

interface Heard {
  status: number | undefined;
  headers: Record<string, string>;
  body: string;
}

/** What a server's own trade is, and says nothing of the product. */
const ofTheServer = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

async function ask(port: number, path: string, headers: Record<string, string>, method = 'GET'): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers, host: '127.0.0.1' }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const named = Object.entries(answer.headers).filter(([name]) => !ofTheServer.includes(name));
        const body = createHash('sha256').update(Buffer.concat(chunks)).digest('hex');
        resolve({
          status: answer.statusCode,
          headers: Object.fromEntries(named.map(([name, value]) => [name, String(value)])),
          body,
        });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

let gateway: RunningGateway;
let nginx: RunningNginx | undefined;
let store: string;

needing('nginx (Debian: apt-get install nginx)', nginxProgram() !== undefined, () => {
  beforeAll(async () => {
    store = await storeOfEveryKind();
    const folder = await temporaryFolder();
    gateway = await startGateway({ store, say: () => undefined, env: {}, port: 0 });
    await exportSite({ store, folder, env: {}, dryRun: false, log: (line) => console.error(line) });
    nginx = await startNginx(nginxFor(folder));
  });
  afterAll(async () => {
    await nginx?.stop();
    await gateway.close();
  });

  const both = async (path: string, headers: Record<string, string> = {}, method?: string) => {
    const [theirs, ours] = await Promise.all([
      ask(nginx?.ports[0] ?? 0, path, headers, method),
      ask(gateway.port, path, headers, method),
    ]);
    return { theirs, ours };
  };
  const same = async (path: string, headers?: Record<string, string>, method?: string): Promise<Heard> => {
    const { theirs, ours } = await both(path, headers, method);
    expect({ path, ...theirs }).toEqual({ path, ...ours });
    return ours;
  };

  const documents = [
    '/registry.json',
    '/registry/index.json',
    '/registry/files.json',
    '/config.json',
    '/robots.txt',
    '/sitemap.xml',
    '/worker.js',
    '/manifest.webmanifest',
  ];
  const pages = ['/', '/terms', '/guides/first', '/guides', '/guides/other', '/guides/mine/x', '/offline-page'];
  const file = '/host/1.1.0';
  const files = [
    ...['legal.0123abcd.js', 'worker.js', 'widgets.js', 'index.html', 'host.json', 'notices.txt', 'icons/192.png'],
    ...['look.css', 'data.json', 'drawing.svg', 'letters.woff2', 'photo.webp', 'large.js', 'of-no-type'].map(
      (name) => `assets/${name}`,
    ),
  ].map((name) => `${file}/${name}`);
  const remotes = ['1.0.0', '1.1.0'].flatMap((version) =>
    ['remoteEntry.js', '1.abc.js', 'art/part.svg', 'release.json', 'remote.json'].map(
      (name) => `/remotes/mf-guides/${version}/${name}`,
    ),
  );
  const all = [...documents, ...pages, ...files, ...remotes];

  it.each(['identity', 'gzip', 'gzip;q=0', '*;q=0'])(
    'has the very answers of the gateway, taking %s',
    async (accepts) => {
      for (const path of all) expect((await same(path, { 'Accept-Encoding': accepts })).status).toBe(200);
    },
  );

  needing(
    'its brotli module (Debian: apt-get install libnginx-mod-http-brotli-filter)',
    brotliModule() !== undefined,
    () => {
      it.each(['gzip, deflate, br', 'br', 'br;q=0, gzip', 'gzip;q=1, br;q=0.5'])(
        'has the very answers of the gateway, taking %s',
        async (accepts) => {
          for (const path of all) await same(path, { 'Accept-Encoding': accepts });
          const page = await same('/', { 'Accept-Encoding': accepts });
          expect(page.headers['content-encoding']).toBe(accepts.includes('br;q=0,') ? 'gzip' : 'br');
        },
      );
    },
  );

  it('sends what changed in a script to a browser that has the one before', async () => {
    const path = '/remotes/mf-guides/1.1.0/remoteEntry.js';
    const old = await readReleaseFile(store, { part: 'mf-guides', version: '1.0.0' }, 'remoteEntry.js');
    const hash = createHash('sha256')
      .update(old ?? '')
      .digest('base64');
    const takes = { 'Accept-Encoding': 'gzip, dcb, dcz', 'Available-Dictionary': `:${hash}:` };
    expect((await same(path, takes)).headers['content-encoding']).toBe('dcz');
    expect((await same(path, { ...takes, 'Accept-Encoding': 'gzip, dcz;q=0' })).headers['content-encoding']).toBe(
      'gzip',
    );
    await same(path, { ...takes, 'Available-Dictionary': `:${hash.replace(/^./, '-')}:` });
  });

  it('knows what a browser has already', async () => {
    for (const path of [...documents, ...pages]) {
      const { headers } = await same(path);
      const tag = headers['etag'] ?? '';
      expect((await same(path, { 'If-None-Match': tag })).status).toBe(304);
      expect((await same(path, { 'If-None-Match': `"x", ${tag.slice(2)}` })).status).toBe(304);
      expect((await same(path, { 'If-None-Match': `"x", W/"1-0"` })).status).toBe(200);
    }
    await same(`${file}/widgets.js`, { 'If-Modified-Since': 'Mon, 23 Nov 2099 00:00:00 GMT' });
    await same(`${file}/widgets.js`, { Range: 'bytes=0-3' });
  });

  it.each([
    ['a file that is not there', `${file}/nothing.js`],
    ['a folder', `${file}/assets/`],
    ['a release that is not there', '/remotes/mf-x/1.0.0/remoteEntry.js'],
    ['the folder of all hosts', '/host'],
    ['an address of the gateway alone', '/api/nothing'],
    ['what looks like a file', '/favicon.ico'],
    ['a hidden file', '/.git/config'],
    ['an address that leads nowhere', '/nobody/knows'],
    ['one below an address of somebody', '/guides/mine/y'],
    ['slashes too many', '//guides///other/'],
    ['a query', '/guides?sort=new'],
    ['an address with a sign in it', '/tools(all)'],
    ['an escaped address', '/caf%C3%A9'],
    ['an escape that changes nothing', '/%67uides'],
    ['one in a value', '/guides/mine/Tall%2Dcase'],
    ['the same in the right letters', '/guides/mine/Tall%2DCase'],
    ['of two that differ in a capital the one', '/guides/mine/Wide'],
    ['the other', '/guides/mine/wide/'],
    ['of a capital', '/%47uides'],
    ['in what was rendered', '/guides/f%69rst'],
    ['in a document', '/%72egistry.json'],
    ['in what the gateway keeps for itself', '/%61pi/nothing'],
  ])('answers as the gateway: %s', async (_, path) => {
    for (const accept of ['*/*', 'text/html,application/xhtml+xml']) await same(path, { Accept: accept });
  });

  it.each([
    ['/GUIDES', '/guides'],
    ['/Guides//MINE/tall-case/?a=%41&b', '/guides/mine/Tall-Case?a=%41&b'],
    ['/guides/mine/WIDE??', '/guides/mine/Wide??'],
    ['/guides/mine/TALL-case?', '/guides/mine/Tall-Case'],
    ['/Tools?', '/tools'],
    ['/GUIDES/First?x=1', '/guides/First?x=1'],
    ['/GUIDES/caf%C3%A9%0D%0AX-Odd:%20y', '/guides/caf%C3%A9%0D%0AX-Odd:%20y'],
  ])('leads on from other letters: %s', async (path, to) => {
    const moved = await same(path, { Accept: 'text/html', 'If-None-Match': '*' });
    expect([moved.status, moved.headers['location']]).toEqual([308, to]);
    await same(path, { 'X-Forwarded-Proto': 'https' }, 'HEAD');
  });

  it('says 404 of what leads nowhere, in every encoding, whatever the browser has', async () => {
    for (const path of ['/nobody', '/guides/mine/y']) {
      for (const accepts of ['identity', 'gzip']) {
        const { status, headers } = await same(path, { 'Accept-Encoding': accepts, 'If-None-Match': '*' });
        expect([status, headers['x-robots-tag'], headers['etag']]).toEqual([404, 'noindex', undefined]);
      }
      await same(path, { 'X-Forwarded-Proto': 'https' }, 'HEAD');
    }
  });

  it('takes no other method', async () => {
    for (const path of ['/', '/registry.json', `${file}/widgets.js`])
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
        expect((await same(path, {}, method)).status).toBe(405);
    for (const path of ['/', `${file}/widgets.js`, '/api/nothing']) await same(path, {}, 'HEAD');
  });

  it('asks browsers to stay with https where they came by it', async () => {
    for (const path of ['/', `${file}/widgets.js`, '/registry.json', `${file}/nothing.js`]) {
      const { headers } = await same(path, { 'X-Forwarded-Proto': 'https, http' });
      expect(headers['strict-transport-security']).toMatch(/^max-age=/);
      await same(path, { 'X-Forwarded-Proto': 'http' });
    }
  });

  it('shows nothing of what lies beside the site', async () => {
    for (const path of ['/../rig4u-export.json', '/%2e%2e/rig4u-export.json', '/host/../../rig4u-export.json'])
      expect((await ask(nginx?.ports[0] ?? 0, path, {})).status).toBe(400);
    for (const path of ['/rig4u-export.json', '/host/../rig4u-export.json', '/nginx/http.json', '/.rig4u/known'])
      await same(path);
  });
});
