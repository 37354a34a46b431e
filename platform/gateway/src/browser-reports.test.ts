/** @jest-environment node */
import { testGateway } from './test-gateway';

const report = {
  type: 'csp-violation',
  age: 10,
  url: 'https://rig4u.test/guides?who=me#here',
  user_agent: 'somebody',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://elsewhere.test/x.js?who=me',
    sample: 'secret',
    referrer: 'https://secret.test/',
    disposition: 'enforce',
    lineNumber: 3,
  },
};
const send = (body: string, type = 'application/reports+json'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
});

it('writes what was refused on which page to the log, and nothing of the visitor', async () => {
  const { ask, log } = await testGateway();
  expect((await ask('/api/reports', send(JSON.stringify([report, { type: 'integrity-violation' }])))).status).toBe(204);
  expect(log.map((line): unknown => JSON.parse(line))).toEqual([
    {
      kind: 'browser-report',
      type: 'csp-violation',
      page: 'https://rig4u.test/guides',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://elsewhere.test/x.js',
      disposition: 'enforce',
      lineNumber: 3,
    },
    { kind: 'browser-report', type: 'integrity-violation' },
  ]);
});

it.each([
  ['text of another type', send('[]', 'text/plain'), 400],
  ['no JSON', send('['), 400],
  ['no list', send('{}'), 400],
  ['a list without end', send(JSON.stringify(Array.from({ length: 51 }, () => report))), 400],
  ['too much', send(`"${'x'.repeat(70_000)}"`), 413],
  ['a question', { method: 'GET' }, 405],
])('refuses %s', async (_, init, status) => {
  const { ask, log } = await testGateway();
  expect((await ask('/api/reports', init)).status).toBe(status);
  expect(log).toEqual([]);
});

it('a flood fills no log: so many from a sender, and so many lines from all together', async () => {
  const { ask, log } = await testGateway({ limits: { perMinute: 5, trustedProxies: 0 } });
  const body = JSON.stringify(Array.from({ length: 50 }, () => report));
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) statuses.push((await ask('/api/reports', send(body))).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  expect(log).toHaveLength(120);
});
