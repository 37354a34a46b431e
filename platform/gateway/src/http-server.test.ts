/** @jest-environment node */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { eventually } from '@rig4u/kernel/until';
import { startGateway } from './serve';
import { entry } from './test-gateway';
import { get, open, send, start } from './test-server';

describe('a request that HTTP can make nothing of', () => {
  it.each([
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a.test\r\nhost: b.test\r\n\r\n', 400],
    ['an empty Host', 'GET / HTTP/1.1\r\nHost: \r\n\r\n', 400],
    ['a Host with a user', 'GET / HTTP/1.1\r\nHost: me@rig4u.test\r\n\r\n', 400],
    ['a Host with a path', `GET ${entry} HTTP/1.1\r\nHost: rig4u.test/remotes\r\n\r\n`, 400],
    ['a Host that is no address', 'GET / HTTP/1.1\r\nHost: 999.999.999.999\r\n\r\n', 400],
    ['a Host with a port beyond all ports', 'GET / HTTP/1.1\r\nHost: rig4u.test:99999\r\n\r\n', 400],
    ['a Host with spaces', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['no address', 'GET rig4u HTTP/1.1\r\nHost: rig4u.test\r\n\r\n', 400],
    ['a whole address that is none', 'GET http:///// HTTP/1.1\r\nHost: rig4u.test\r\n\r\n', 400],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: rig4u.test\r\n\r\n', 400],
    ['a way through', 'CONNECT rig4u.test:443 HTTP/1.1\r\nHost: rig4u.test\r\n\r\n', 405],
    ['an expectation', get('/', 'Expect: a miracle\r\n'), 417],
    ['headers without end', get('/', `X-A: ${'x'.repeat(20_000)}\r\n`), 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', get('/', 'Content-Length: 1\r\nContent-Length: 2\r\n'), 400],
  ])('%s is refused with a reason, in plain text with our headers', async (_, bytes, status) => {
    const { port, log } = await start();
    const answer = await send(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/cross-origin-resource-policy: same-origin/i);
    expect(answer).toMatch(/\r\n\r\n[A-Z][^\n]+\.\n$/);
    expect(log).toEqual([]);
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'OPTIONS'])('%s is not taken', async (method) => {
    const { port } = await start();
    for (const path of ['/', entry, '/registry.json'])
      expect(await send(port, get(path).replace('GET', method))).toMatch(/^HTTP\/1\.1 405 /);
  });
});

it.each(['x'.repeat(253), 'x'.repeat(256), `${'x'.repeat(252)}.js`, 'a/'.repeat(3_000) + 'b'])(
  'a name that no file can have is not there',
  async (name) => {
    const { port, log } = await start();
    const answer = await send(port, get(`/remotes/${name}`, 'Accept-Encoding: br\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(log).toEqual([]);
  },
);

it('answers whoever speaks HTTP/1.0 and names no host', async () => {
  const { port } = await start();
  expect(await send(port, 'GET /readyz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await send(port, `GET ${entry} HTTP/1.0\r\n\r\n`)).toContain('entry of 1.0.0');
});

describe('a release file', () => {
  const headersOf = async (port: number, path: string, accepts: string, method = 'GET') => {
    const [answer] = await once(
      ask({ port, path, method, headers: { 'accept-encoding': accepts, 'x-forwarded-proto': 'https' } }).end(),
      'response',
    );
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
  };

  it('comes in the encoding that the visitor takes, first from the disk and then from memory', async () => {
    const { port } = await start();
    for (let time = 0; time < 2; time += 1) {
      const [brotli, zipped, plain] = [
        await headersOf(port, `${entry}?retry=1`, 'gzip, br'),
        await headersOf(port, entry, 'gzip, br;Q=0'),
        await headersOf(port, entry, ''),
      ];
      expect(brotliDecompressSync(brotli.body).toString()).toBe('"entry of 1.0.0"');
      expect(gunzipSync(zipped.body).toString()).toBe('"entry of 1.0.0"');
      expect(plain.body.toString()).toBe('"entry of 1.0.0"');
      for (const { headers, body } of [brotli, zipped, plain])
        expect(headers).toMatchObject({
          vary: 'Accept-Encoding, Available-Dictionary',
          'content-length': String(body.length),
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
        });
    }
  });

  it('tells its length without its bytes', async () => {
    const { port } = await start();
    const { headers, body } = await headersOf(port, entry, '', 'HEAD');
    expect([headers['content-length'], body.length]).toEqual(['16', 0]);
  });

  it('that was lost and put back is there again, and a repaired one is sent a second later', async () => {
    const { port, store } = await start();
    const file = join(store, 'remotes/mf-guides/1.0.0/late.txt');
    const path = '/remotes/mf-guides/1.0.0/late.txt';
    expect((await headersOf(port, path, '')).status).toBe(404);
    await writeFile(file, 'wrong');
    expect((await headersOf(port, path, '')).body.toString()).toBe('wrong');
    await writeFile(file, 'right again');
    await eventually(async () => expect((await headersOf(port, path, '')).body.toString()).toBe('right again'));
  });

  it('of any size comes whole, and memory holds no more than it may', async () => {
    const { port, store } = await start({ RIG4U_FILE_MEMORY_MB: '1' });
    const sizes = [300_000, 900_000, 3_000_000];
    for (const size of sizes) {
      const file = join(store, `remotes/mf-guides/1.0.0/big/${size}.bin`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, Buffer.alloc(size, size % 251));
    }
    for (const size of [...sizes, ...sizes]) {
      const { body } = await headersOf(port, `/remotes/mf-guides/1.0.0/big/${size}.bin`, 'br');
      expect(body.equals(Buffer.alloc(size, size % 251))).toBe(true);
    }
  });
});

describe('limits', () => {
  it('closes on whoever takes too long with headers or body', async () => {
    const { port } = await start({ RIG4U_HEADER_SECONDS: '1', RIG4U_REQUEST_SECONDS: '1' });
    const patient = open((await start()).port);
    patient.write('GET / HTTP/1.1\r\nHost: rig4u.test\r\n');
    const [headers, body] = await Promise.all([
      send(port, 'GET / HTTP/1.1\r\nHost: rig4u.test\r\n'),
      send(
        port,
        'POST /api/log-error HTTP/1.1\r\nHost: rig4u.test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      ),
    ]);
    expect(headers).toMatch(/^HTTP\/1\.1 408 /);
    expect(body).toMatch(/^HTTP\/1\.1 408 /);
    // Sooner than without the settings: that one still waits.
    expect([patient.bytesRead, patient.readyState]).toEqual([0, 'open']);
  });

  it('closes connections beyond the limit, and says so once', async () => {
    const { port, log } = await start({ RIG4U_MAX_CONNECTIONS: '2' });
    const kept = [open(port), open(port)];
    await Promise.all(kept.map((socket) => once(socket, 'connect')));
    for (let time = 0; time < 3; time += 1) await once(open(port).resume(), 'close');
    expect(log).toEqual(['{"kind":"too-many-connections","limit":2}']);
    for (const socket of kept) socket.destroy();
    await eventually(async () => expect(await send(port, get('/readyz'))).toMatch(/^HTTP\/1\.1 200 /));
  });

  it.each([
    ['RIG4U_MAX_CONNECTIONS', '0', /RIG4U_MAX_CONNECTIONS is "0"/],
    ['RIG4U_ACCESS_LOG', 'maybe', /RIG4U_ACCESS_LOG is "maybe"\. It must be "on" or "off"/],
    ['RIG4U_HEADER_SECONDS', '31', /must not be more than RIG4U_REQUEST_SECONDS/],
  ])('%s may not be "%s"', async (name, value, reason) => {
    const options = { store: await temporaryFolder(), say: () => undefined, env: { [name]: value }, port: 0 };
    await expect(startGateway(options)).rejects.toThrow(reason);
  });
});
