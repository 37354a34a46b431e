/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import fc from 'fast-check';
import * as v from 'valibot';
import { times } from '@rig4u/kernel/prove';
import { loadReport } from '@rig4u/shared/server';
import { promote, publish, rollback } from '@rig4u/releases';
import { fakeHost, writeDist } from '@rig4u/releases/fake-builds';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { testGateway } from '../test-gateway';
import { loadCounts } from './load-counts';
import { namedReleases } from './named-releases';
import { readyLoadReport } from './take-load-reports';

const sound = {
  schema: 1,
  epoch: 1,
  revision: 2,
  host: { version: '1.0.0', ms: 300 },
  loads: [{ part: 'mf-guides', version: '1.0.0', outcome: 'ok', ms: 40 }],
};
const counts = loadCounts('test');
const log: string[] = [];
type Ask = (path: string, init: RequestInit) => Promise<Response>;
let byHandler: Ask;
let byServer: Ask;
let server: Server;
beforeAll(async () => {
  const taking = (store: string) => ({ counts, named: namedReleases(store, (line) => log.push(line)) });
  const gateway = await testGateway({}, (store) => ({ loads: taking(store) }));
  byHandler = gateway.ask;
  const options = { ...taking(gateway.store), limits: { trustedProxies: 0 } };
  server = createServer((request, response) => {
    void readyLoadReport(options, request).then(({ status, headers, body }) =>
      response.writeHead(status, { ...headers }).end(body),
    );
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  byServer = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void counts.take(Number.MAX_SAFE_INTEGER));

const rows = () => counts.take(Date.now()).map(({ part, version, visits }) => `${part}@${version}: ${visits}`);

const load = sound.loads[0];
const wrong: fc.Arbitrary<unknown> = fc.oneof(
  fc.json().map((text): unknown => JSON.parse(text)),
  // One field of a sound report is something else.
  fc
    .tuple(fc.constantFrom(...Object.keys(sound), 'more', 'vitals', 'again'), fc.jsonValue())
    .map(([name, value]) => ({ ...sound, [name]: value })),
  fc
    .tuple(fc.constantFrom(...Object.keys(sound.loads[0] ?? {}), 'phase', 'id'), fc.jsonValue())
    .map(([name, value]) => ({ ...sound, loads: [{ ...load, [name]: value }] })),
  fc.constant({ ...sound, loads: [load, load] }),
  fc.integer({ min: 41, max: 60 }).map((count) => ({
    ...sound,
    loads: Array.from({ length: count }, (_, patch) => ({ ...load, version: `1.0.${patch}` })),
  })),
  fc.constantFrom(-1, 600_001, 0.5).map((ms) => ({ ...sound, host: { version: '1.0.0', ms } })),
  fc
    .constantFrom('', 'x', `1.0.0-${'a'.repeat(200)}`, '../../etc')
    .map((version) => ({ ...sound, host: { version, ms: 1 } })),
);

test('another method is refused', async () => {
  expect((await byHandler('/api/loads', { method: 'GET' })).status).toBe(405);
});

describe.each([
  ['by the handler', () => byHandler],
  ['by the server, without Request and Response', () => byServer],
])('%s', (_, ask) => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    ask()('/api/loads', { method: 'POST', headers: { 'content-type': type }, body });

  test('a report is taken, and counts', async () => {
    const answer = await post(JSON.stringify(sound));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(rows()).toEqual(['host@1.0.0: 1', 'mf-guides@1.0.0: 1']);
  });

  test('a report of a preview is taken, and does not count', async () => {
    expect((await post(JSON.stringify({ ...sound, preview: true }))).status).toBe(204);
    expect(rows()).toEqual([]);
  });

  test('a release that the registry never named counts without its name', async () => {
    const made = sound.loads.map((load) => ({ ...load, version: '9.9.9' }));
    expect((await post(JSON.stringify({ ...sound, loads: made }))).status).toBe(204);
    expect(rows()).toEqual(['host@1.0.0: 1', 'unknown@unknown: 1']);
  });

  test.each([
    [
      'a type that any site may send',
      { method: 'POST', body: JSON.stringify(sound), headers: { 'content-type': 'text/plain' } },
      400,
    ],
    ['too much', { method: 'POST', body: ' '.repeat(16_385), headers: { 'content-type': 'application/json' } }, 413],
    ['nothing', { method: 'POST', headers: { 'content-type': 'application/json' } }, 400],
  ])('%s is refused, and nothing counts', async (__, init, status) => {
    const answer = await ask()('/api/loads', init);
    expect(answer.status).toBe(status);
    expect(rows()).toEqual([]);
  });

  test('what is no report is 400 and stored nowhere, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(wrong, async (body) => {
        fc.pre(!v.is(loadReport, body));
        expect((await post(JSON.stringify(body))).status).toBe(400);
        expect(rows()).toEqual([]);
      }),
      { numRuns: times({ full: 20_000, short: 500 }) },
    );
    expect(log).toEqual([]);
  });

  test('so is a body of any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect((await post(new Uint8Array(bytes))).status).toBe(400);
        expect(rows()).toEqual([]);
      }),
      { numRuns: times({ full: 5_000, short: 200 }) },
    );
  });
});

test('a release that a rollback took away before the gateway began has its name: open tabs run it', async () => {
  const store = await temporaryFolder();
  for (const version of ['1.0.0', '1.0.1']) {
    await publish(store, await writeDist(fakeHost(version).files));
    await promote(store, { part: 'host', version });
  }
  await rollback(store, 'host');
  const isNamed = await namedReleases(store, (line) => log.push(line)).look();
  expect([isNamed('host', '1.0.1'), isNamed('host', '1.0.2')]).toEqual([true, false]);
});
