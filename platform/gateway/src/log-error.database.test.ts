/** @jest-environment node */
import { connect } from 'node:net';
import { beforeFoldersGo, temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { eventually } from '@rig4u/kernel/until';
import { type Instance, startInstance } from '@rig4u/services/contract-instance';
import { startGateway, type RunningGateway } from './serve';

const report = {
  error: 'boom \u0000 \uD800 token=abcd',
  stack: 'Error\n at a\n at b',
  componentStack: 'c',
  url: 'http://rig4u.test/?a=b',
  timestamp: new Date().toISOString(),
};
const log: string[] = [];
let instance: Instance;
let gateway: RunningGateway;

beforeAll(async () => {
  instance = await startInstance({ projectId: 'rig', anonKey: 'anon', ownerEmail: 'owner@rig4u.example' });
  const services = {
    auth: { apiKey: 'key', authDomain: 'rig.example', projectId: 'rig' },
    database: { url: instance.target.url, anonKey: 'anon' },
  };
  gateway = await startGateway({
    store: await temporaryFolder(),
    say: (line) => log.push(line),
    env: { RIG4U_LOG_PER_MINUTE: '1000' },
    port: 0,
    services,
  });
});
beforeFoldersGo(async () => {
  await gateway.close();
  await instance.stop();
});

const post = (body: object) =>
  fetch(`http://127.0.0.1:${gateway.port}/api/log-error`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const rowsOf = (message: string) =>
  instance.target.stored('select * from public.error_logs where error_message = $1', [message]);

test('a report is one row, also when it comes twice, and an equal one is counted', async () => {
  const id = '8f14e45f-ceea-467f-9575-5b2b2c1d9e10';
  for (const body of [{ ...report, id }, { ...report, id }, report]) expect((await post(body)).status).toBe(204);
  expect(await rowsOf('boom  \uFFFD token=***')).toMatchObject([
    {
      id,
      occurrences: 2,
      priority: 'medium',
      resolved: false,
      error_stack: report.stack,
      metadata: { type: 'react-error-boundary', componentStack: 'c' },
    },
  ]);
});

test('the longest report that is taken fits the table', async () => {
  const wide = { ...report, error: '線'.repeat(4_000), stack: '"\n'.repeat(5_000), componentStack: '線'.repeat(8_000) };
  expect((await post(wide)).status).toBe(204);
  expect(await rowsOf(wide.error)).toHaveLength(1);
});

/** Sends bytes that no well-behaved client sends; `received` is what came back until now. */
function raw(bytes: string) {
  const socket = connect(gateway.port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += String(data);
  });
  // Whoever is refused in the middle of sending may be cut off.
  socket.on('error', () => undefined);
  socket.write(bytes);
  return { received: () => received, giveUp: () => socket.destroy() };
}

const head = 'POST /api/log-error HTTP/1.1\r\nHost: rig4u.test\r\nContent-Type: application/json\r\n';
const chunk = `ffff\r\n${'x'.repeat(0xffff)}\r\n`;

test.each([
  ['more than it says', `${head}Content-Length: 10\r\n\r\n${JSON.stringify(report)}`, /^HTTP\/1\.1 400/],
  ['chunks without end', `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(4)}`, /^HTTP\/1\.1 413/],
  ['a broken chunk', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\nx`, /^HTTP\/1\.1 400/],
  ['a length beyond all measure', `${head}Content-Length: 99999999999\r\n\r\nx`, /^HTTP\/1\.1 413/],
])('a sender that sends %s is refused, and everybody else is served', async (_, bytes, answer) => {
  const sender = raw(bytes);
  await eventually(() => expect(sender.received()).toMatch(answer));
  sender.giveUp();
  expect((await fetch(`http://127.0.0.1:${gateway.port}/config.json`)).status).toBe(200);
  expect(log).toEqual([]);
});

test('a sender that sends less than it says is waited for, and everybody else is served', async () => {
  const sender = raw(`${head}Content-Length: 5000\r\n\r\n{}`);
  // What was asked afterwards has its answer: this one would have had its own by then.
  for (let times = 0; times < 5; times += 1)
    expect((await post({ ...report, error: 'sent afterwards' })).status).toBe(204);
  expect(sender.received()).toBe('');
  sender.giveUp();
  expect(log).toEqual([]);
});

test('while the database is away: 503, the report stands in the log, and afterwards all is as before', async () => {
  await instance.killDatabase();
  const away = await post({ ...report, error: 'nobody home' });
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await away.text()).toContain("The gateway's own log has the report.");
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    kind: 'error-report',
    unwritten: expect.any(String),
    error_message: 'nobody home',
  });
  await instance.startDatabase();
  expect((await post({ ...report, error: 'back again' })).status).toBe(204);
  expect(await rowsOf('back again')).toHaveLength(1);
});
