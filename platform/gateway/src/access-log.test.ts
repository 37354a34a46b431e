/** @jest-environment node */
import { entry } from './test-gateway';
import { get, send, start } from './test-server';

describe('the access log', () => {
  it('has a line for each request, and nothing in it that says who asked', async () => {
    const { gateway, port, lines } = await start();
    const secrets = 'User-Agent: secret\r\nReferer: http://secret/\r\nCookie: secret=1\r\nX-Forwarded-For: 1.2.3.4\r\n';
    const carried = [
      await send(port, get(`${entry}?secret=1`, `X-Request-Id: abc-1\r\n${secrets}`)),
      await send(port, get('/guides?secret=1', secrets)),
    ].map((answer) => Buffer.byteLength(answer));
    await send(port, 'secret\r\n\r\n');
    await send(port, get(`/${'x'.repeat(5_000)}`));
    await send(port, get('/preview/secret.secret'));
    await gateway.close();
    const read = lines.map((line): unknown => JSON.parse(line));
    const common = { kind: 'request', time: expect.stringMatching(/^\d{4}-.*Z$/) };
    const answered = { ...common, method: 'GET', status: 200, bytes: expect.any(Number), ms: expect.any(Number) };
    expect(read).toEqual([
      { ...answered, bytes: carried[0], path: entry, id: 'abc-1' },
      { ...answered, bytes: carried[1], path: '/guides' },
      { ...common, status: 400, reason: expect.stringMatching(/^HPE_/) },
      { ...answered, path: `/${'x'.repeat(299)}` },
      { ...answered, status: 404, path: '/preview/…' },
    ]);
    expect(lines.join('\n')).not.toMatch(/secret|1\.2\.3\.4|127\.0\.0\.1/);
  });
});
