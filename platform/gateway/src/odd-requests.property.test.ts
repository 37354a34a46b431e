/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { beforeFoldersGo, temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { startGateway } from './serve';
import { entry } from './test-gateway';

const mark = 'nobody outside may read this';

const latin = (max: number) =>
  fc.array(fc.integer({ min: 1, max: 255 }), { maxLength: max }).map((codes) => String.fromCharCode(...codes));
const token = fc.constantFrom(
  ...[
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '..%2f',
    '%2f',
    '%5c',
    '\\',
    '/',
    '//',
    '%00',
    '%',
    '%E0%A4%A',
    '%ff',
    'é',
    ' ',
    ';',
  ],
  ...['remotes', 'host', 'registry', 'registry.json', '.tmp', 'secret.txt', 'store', 'outside', 'mf-guides', '1.0.0'],
  ...['remoteEntry.js', '1.0.0.br', 'x'.repeat(252), 'x'.repeat(256), 'x'.repeat(5_000), 'index.html', 'CON', '~', '*'],
);
const path = fc.array(token, { maxLength: 8 }).map((parts) => parts.join('/'));
const target = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom('/', '/remotes/', '/host/', '/remotes/mf-guides/1.0.0/'), path) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('', '//', 'http://', 'https://a.test', 'file:///', 'rig4u:'), path),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('/', ''), latin(60)) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(entry, '/api/log-error', '/registry.json'), fc.constant('')) },
);
const host = fc.oneof(
  { weight: 5, arbitrary: fc.constant('Host: rig4u.test\r\n') },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        ...[
          '',
          ' ',
          'a b',
          'a@b',
          'a/b',
          'a?b',
          'a#b',
          'a\\b',
          '[::1',
          '[::1]:x',
          ':80',
          'a:',
          'a:99999',
          '..',
          '-',
          'é',
        ],
        ...[
          'xn--',
          'xn--a-',
          '1.2.3.4.5',
          '0x7f.1',
          '%',
          '%00',
          '\u0000',
          'a,b',
          "'",
          '"',
          'a'.repeat(300),
          '../..',
          '[v1.x]',
        ],
      )
      .map((name) => `Host: ${name}\r\n`),
  },
  { weight: 1, arbitrary: latin(30).map((name) => `Host: ${name}\r\n`) },
  { weight: 1, arbitrary: fc.constantFrom('', 'Host: a.test\r\nHost: b.test\r\n', 'Host: a\r\n b\r\n') },
);
const header = fc.oneof(
  fc.constantFrom(
    ...[
      'Accept-Encoding: br',
      'Accept-Encoding: br;Q=0, identity;q=x',
      'Accept: text/html',
      'If-None-Match: *',
      'Range: bytes=0-',
    ],
    ...['Expect: 100-continue', 'Expect: x', 'Upgrade: websocket\r\nConnection: Upgrade', 'X-Forwarded-Proto: https,,'],
    ...[
      'Content-Length: 5',
      'Content-Length: -1',
      'Content-Length: 99999999999999999999',
      'Transfer-Encoding: chunked',
    ],
    ...[
      'Transfer-Encoding: gzip, chunked',
      'Content-Type: application/json',
      'Content-Encoding: br',
      'X-Request-Id: \u0001',
    ],
  ),
  fc
    .tuple(fc.constantFrom('Accept-Encoding', 'If-None-Match', 'X-Forwarded-For', 'Cookie'), latin(40))
    .map((pair) => pair.join(': ')),
  latin(30),
);
const request = fc.record({
  method: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('GET', 'GET', 'HEAD', 'POST') },
    {
      weight: 2,
      arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'get', 'PRI', ''),
    },
  ),
  target: target.map((parts) => parts.join('')),
  version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'http/1.1', ''),
  host,
  headers: fc.array(header, { maxLength: 4 }).map((all) => all.map((one) => `${one}\r\n`).join('')),
  body: fc.oneof(fc.constant(''), fc.constantFrom('{}', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\r\n\r\n'), latin(80)),
});

const textOfRequest = ({
  method,
  target: address,
  version,
  host: hosts,
  headers,
  body,
}: typeof request extends fc.Arbitrary<infer One> ? One : never): string =>
  `${method} ${address} ${version}\r\n${hosts}${headers}Connection: close\r\n\r\n${body}`;

/** What comes back. A request that lacks its end gets no answer yet: after a moment it is given up, as a visitor would. */
async function ask(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  const givenUp = setTimeout(() => socket.end(), 150);
  socket.setTimeout(5_000, () => socket.destroy(new Error(`The gateway neither answered nor closed: ${bytes}`)));
  const answer = await textOf(socket);
  clearTimeout(givenUp);
  return answer;
}

const atOnce = 20;
const requests = times({ full: 10_000, short: 500 });

test(`${requests.toLocaleString('en-US')} odd addresses, hosts, methods, headers and bodies: none fails, nothing outside the releases is read`, async () => {
  const folder = await temporaryFolder();
  const store = join(folder, 'store');
  await publish(store, await writeDist(fakeHost().files));
  await publish(store, await writeDist(fakeRemote().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  await promote(store, { part: 'mf-guides', version: '1.0.0' });
  for (const place of ['outside', 'store', 'store/.tmp', 'store/registry', 'store/remotes/.tmp']) {
    await mkdir(join(folder, place), { recursive: true });
    for (const name of ['secret.txt', 'remoteEntry.js', 'remoteEntry.js.br'])
      await writeFile(join(folder, place, name), mark);
  }
  const log: string[] = [];
  // So many senders are one sender here, and reports are not what is tried.
  const env = { RIG4U_LOG_PER_MINUTE: '1000000' };
  const gateway = await startGateway({ store, say: (line) => log.push(line), env, port: 0 });
  beforeFoldersGo(gateway.close);
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: atOnce, maxLength: atOnce }), async (all) => {
      const answers = await Promise.all(all.map((one) => ask(gateway.port, textOfRequest(one))));
      for (const answer of answers) {
        const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
        for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(Math.max(0, ...statuses)).toBeLessThan(500);
        expect(answer).not.toContain(mark);
      }
    }),
    { numRuns: requests / atOnce, seed: 11, endOnFailure: true },
  );
  const answered = [...seen.values()].reduce((sum, count) => sum + count, 0);
  expect(answered).toBeGreaterThan(requests * 0.8);
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405, 417]));
  expect(log.filter((line) => !line.includes('"kind":"error-report"'))).toEqual([]);
});
