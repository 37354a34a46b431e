/** @jest-environment node */
import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import type { NewErrorLog } from '@rig4u/shared/contracts';
import { createGateway } from './app';
import { entry, testGateway } from './test-gateway';

const report = {
  error: 'boom\n{"kind":"forged"}',
  stack: 's',
  componentStack: '\n  at Cable',
  url: 'http://rig4u.test/a?token=abc#x',
  timestamp: '2026-01-02T03:04:05.678Z',
};
const send = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    'user-agent': 'Test/1',
    'accept-language': 'de-CH,de;q=0.9',
    ...headers,
  },
});

/** A gateway whose database takes every row. */
async function withDatabase(perMinute = 1_000, trustedProxies = 0) {
  const rows: NewErrorLog[] = [];
  const gateway = await testGateway({
    empty: true,
    limits: { perMinute, trustedProxies },
    write: async (row) => void rows.push(row),
  });
  const post = (body: unknown, headers?: Record<string, string>) => gateway.ask('/api/log-error', send(body, headers));
  return { ...gateway, rows, post };
}

describe('the error log', () => {
  it(spec('7.6 7.7', 'keeps a report as a row, without its secrets'), async () => {
    const { post, rows, log } = await withDatabase();
    const now = new Date().toISOString();
    const id = '8f14e45f-ceea-467f-9575-5b2b2c1d9e10';
    const answer = await post({
      ...report,
      id,
      component: 'mf-guides',
      timestamp: now,
      error: 'Bearer abcdef of me@shop.example\u0000',
    });
    expect([answer.status, await answer.text(), log]).toEqual([204, '', []]);
    expect(rows).toEqual([
      {
        id,
        component: 'mf-guides',
        error_message: 'Bearer *** of [e-mail]',
        error_stack: 's',
        priority: 'medium',
        metadata: { type: 'react-error-boundary', componentStack: '\n  at Cable' },
        browser_info: {
          userAgent: 'Test/1',
          language: 'de-CH',
          platform: null,
          viewport: null,
          url: 'http://rig4u.test/a?token=***',
          referrer: null,
        },
        timestamp: now,
        resolved: false,
        occurrences: 1,
      },
    ]);
  });

  it('makes an id where the page sent none, and mends a clock that is out by years', async () => {
    const { post, rows } = await withDatabase();
    expect((await post({ ...report, timestamp: '1970-01-01T00:00:00Z', stack: '' })).status).toBe(204);
    expect(rows[0]).toMatchObject({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      component: 'ErrorBoundary',
      error_stack: null,
    });
    expect(Math.abs(Date.parse(rows[0]?.timestamp ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('says of a translated page that it was one', async () => {
    const { post, rows } = await withDatabase();
    expect((await post({ ...report, translated: true })).status).toBe(204);
    expect(rows[0]?.metadata).toEqual({
      type: 'react-error-boundary',
      componentStack: report.componentStack,
      translated: true,
    });
  });

  it('gets one line per report where the installation has no database', async () => {
    const { ask, log } = await testGateway();
    expect((await ask('/api/log-error', send(report))).status).toBe(204);
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      kind: 'error-report',
      error_message: report.error,
      error_stack: 's',
    });
    expect(log[0]).not.toContain('\n');
    expect(log[0]).not.toContain('abc');
  });

  it.each([
    ['not json', 'the body is not JSON'],
    ['', 'the body is not JSON'],
    ['{}', 'error: '],
    ['[]', 'Invalid'],
    [JSON.stringify({ ...report, error: '' }), 'error: is empty'],
    [JSON.stringify({ ...report, timestamp: 'yesterday' }), 'timestamp: must be an ISO time stamp'],
    [JSON.stringify({ ...report, timestamp: '2026-19-39T03:04:05Z' }), 'timestamp: must be an ISO time stamp'],
    [JSON.stringify({ ...report, id: '1' }), 'id: must be a UUID'],
    [JSON.stringify({ ...report, stack: 'x'.repeat(20_001) }), 'stack: '],
  ])(spec('3.38', 'refuses %s with the reason'), async (body, reason) => {
    const { post, rows, log } = await withDatabase();
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
    expect([rows, log]).toEqual([[], []]);
  });

  it.each([
    [{ 'content-type': 'text/plain' }, 'the content type must be application/json'],
    [{ 'content-type': 'application/json; charset=utf-16' }, 'the content type must be application/json in UTF-8'],
    [{ 'content-encoding': 'gzip' }, 'must not be compressed'],
  ])('refuses %j', async (headers, reason) => {
    const { post, rows } = await withDatabase();
    const answer = await post(report, headers);
    expect([answer.status, rows.length]).toEqual([400, 0]);
    expect(await answer.text()).toContain(reason);
  });

  it('refuses bytes that are no UTF-8, and a body that breaks off', async () => {
    const { ask, rows } = await withDatabase();
    const headers = { 'content-type': 'application/json' };
    expect(
      (await ask('/api/log-error', { method: 'POST', headers, body: new Uint8Array([0x22, 0xff, 0x22]) })).status,
    ).toBe(400);
    const broken: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers,
      duplex: 'half',
      body: new ReadableStream({ pull: (to) => to.error(new Error('gone')) }),
    };
    const answer = await ask('/api/log-error', broken);
    expect([answer.status, await answer.text(), rows.length]).toEqual([
      400,
      'Not an error report: the body did not arrive\n',
      0,
    ]);
  });

  it('refuses more than 64 KiB, whether or not the length is told, also when it is told wrongly', async () => {
    const { ask, post, rows } = await withDatabase();
    const big = JSON.stringify({ ...report, stack: 'x'.repeat(65_536) });
    expect((await post(big)).status).toBe(413);
    expect((await post(big, { 'content-length': '10' })).status).toBe(413);
    expect((await post(big, { 'content-length': 'many' })).status).toBe(413);
    expect((await post('{}', { 'content-length': '70000' })).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream({
      pull: (to) => {
        sent += 1_024;
        to.enqueue(new Uint8Array(1_024));
      },
    });
    const unsized: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    };
    expect((await ask('/api/log-error', unsized)).status).toBe(413);
    expect([sent < 80_000, rows.length]).toEqual([true, 0]);
  });

  it('takes no more of one sender than its rate, rubbish counted, and says when to come again', async () => {
    const { post, rows } = await withDatabase(3, 1);
    const as = (sender: string) => ({ 'x-forwarded-for': `6.6.6.6, ${sender}` });
    const statuses = [];
    for (const body of ['rubbish', report, report, report]) statuses.push((await post(body, as('192.0.2.1'))).status);
    const refused = await post(report, as('192.0.2.1'));
    expect([...statuses, refused.status, rows.length]).toEqual([400, 204, 204, 429, 429, 2]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await post(report, as('192.0.2.2'))).status).toBe(204);
  });
});

describe('methods', () => {
  it.each(['/', entry, '/registry.json', '/config.json', '/healthz'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const { ask } = await testGateway();
      const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)];
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    },
  );

  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/registry.json', 'GET, HEAD'],
    ['PUT', entry, 'GET, HEAD'],
    ['GET', '/api/log-error', 'POST'],
  ])('%s %s is not allowed', async (method, path, allow) => {
    const answer = await (await testGateway()).ask(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  });
});

it('answers a failure of its own with 500 and a line in the log', async () => {
  const log: string[] = [];
  const failingOnce = (line: string) => {
    log.push(line);
    if (log.length === 1) throw new Error('the disk is full');
  };
  const app = createGateway({ store: await temporaryFolder(), config: await loadConfig({}), log: failingOnce });
  const answer = await app.fetch(new Request('http://rig4u.test/api/log-error', send(report)));
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
  expect(log[1]).toContain('the disk is full');
});
