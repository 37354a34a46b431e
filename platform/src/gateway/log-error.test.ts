/** @jest-environment node */
import { temporaryFolder } from '../release/fake-builds';
import { createGateway } from './app';
import { loadConfig } from './config';
import { entry, testGateway } from './test-gateway';

describe('the error log', () => {
  const report = { error: 'boom\n{"kind":"forged"}', stack: 's', componentStack: 'c', url: 'http://rig4u.test/', timestamp: '2026-01-02T03:04:05.678Z' };
  const send = (body: string) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } });

  it('gets one line per report', async () => {
    const { ask, log } = await testGateway();
    expect((await ask('/api/log-error', send(JSON.stringify(report)))).status).toBe(204);
    expect(log).toEqual([JSON.stringify({ kind: 'error-report', ...report })]);
    expect(log[0]).not.toContain('\n');
  });

  it.each([
    ['not json', 'the body is not JSON'],
    ['{}', 'error: '],
    [JSON.stringify({ ...report, timestamp: 'yesterday' }), 'timestamp: must be an ISO time stamp'],
  ])('refuses %s with the reason', async (body, reason) => {
    const { ask, log } = await testGateway();
    const answer = await ask('/api/log-error', send(body));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
    expect(log).toEqual([]);
  });

  it('refuses more than 64 KiB, whether or not the length is told', async () => {
    const { ask } = await testGateway();
    const big = JSON.stringify({ ...report, stack: 'x'.repeat(65_536) });
    expect((await ask('/api/log-error', send(big))).status).toBe(413);
    const unsized: RequestInit & { duplex: 'half' } = { method: 'POST', body: new Blob([big]).stream(), duplex: 'half' };
    expect((await ask('/api/log-error', unsized)).status).toBe(413);
  });
});

describe('methods', () => {
  it.each(['/', entry, '/registry.json', '/config.json', '/healthz'])('HEAD %s has the headers of GET and no body', async (path) => {
    const { ask } = await testGateway();
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  });

  it.each([['POST', '/', 'GET, HEAD'], ['DELETE', '/registry.json', 'GET, HEAD'], ['PUT', entry, 'GET, HEAD'], ['GET', '/api/log-error', 'POST']])('%s %s is not allowed', async (method, path, allow) => {
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
  const report = { error: 'boom', stack: '', componentStack: '', url: '/', timestamp: '2026-01-02T03:04:05Z' };
  const answer = await app.fetch(new Request('http://rig4u.test/api/log-error', { method: 'POST', body: JSON.stringify(report) }));
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
  expect(log[1]).toContain('the disk is full');
});
