/** @jest-environment node */
import fc from 'fast-check';
import { loadConfig } from '@rig4u/kernel/config';
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { createGateway } from './app';

const good = { error: 'boom', stack: 's', componentStack: 'c', url: '/', timestamp: '2026-01-02T03:04:05Z' };
const names = fc.constantFrom(...Object.keys(good), 'id', 'component');
const wrong = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
  fc.constant('x'.repeat(20_001)),
);
/** One field spoilt in a way that no field takes. */
const spoilt = fc.tuple(names, wrong).map(([name, value]) => JSON.stringify({ ...good, [name]: value }));
const missing = fc.constantFrom(...Object.keys(good)).map((name) => JSON.stringify({ ...good, [name]: undefined }));
const texts = fc.oneof(
  spoilt,
  missing,
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '\u0000',
    'null',
    '"\\ud800"',
    '{"error":"\\ud800"}',
    '{"__proto__":{"error":"x"}}',
    JSON.stringify(good).slice(0, -1),
    `${JSON.stringify(good)}\u0000`,
    `[${JSON.stringify(good)}]`,
  ),
  fc.nat(30_000).map((depth) => '['.repeat(depth)),
  fc.nat(5_000).map((depth) => `{"error":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
  fc.constantFrom(65_537, 100_000).map((size) => JSON.stringify({ ...good, stack: 'x'.repeat(size) })),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'content-length',
    'x-forwarded-for',
    'accept-language',
    'sec-ch-ua-platform',
    'user-agent',
    'referer',
  ),
  fc.constantFrom('', '0', '-1', '1e9', 'é', ',,,', '::1', '"', 'NaN', '9'.repeat(400)),
);

const badBody = fc.record({
  method: fc.constant('POST'),
  body: fc.oneof(texts, fc.uint8Array({ maxLength: 300 })),
  headers: headers.map((extra) => ({ ...extra, 'content-type': 'application/json' })),
});
const badType = fc.record({
  method: fc.constant('POST'),
  body: fc.constant(JSON.stringify(good)),
  headers: fc
    .tuple(
      headers,
      fc.constantFrom(
        '',
        'text/plain',
        'application/jsonp',
        'application/json; charset=utf-7',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
        'x'.repeat(2_000),
      ),
    )
    .map(([extra, type]) => ({ ...extra, 'content-type': type })),
});
const badEncoding = fc.constantFrom('gzip', 'br', 'deflate, gzip', 'x').map((encoding) => ({
  method: 'POST',
  body: JSON.stringify(good),
  headers: { 'content-type': 'application/json', 'content-encoding': encoding },
}));
const badMethod = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'LOG'),
  headers,
});

const requests = times({ full: 10_000, short: 600 });

test(`${requests.toLocaleString('en-US')} bad requests: each is refused with a reason, none is written, nothing fails`, async () => {
  const log: string[] = [];
  const write = jest.fn(async () => undefined);
  const limits = { perMinute: 1_000_000, trustedProxies: 0 };
  const app = createGateway({
    store: await temporaryFolder(),
    config: await loadConfig({}),
    log: (line) => log.push(line),
    write,
    limits,
  });
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 7, arbitrary: badBody }, badType, badEncoding, badMethod), async (init) => {
      const { status } = await app.fetch(new Request('http://rig4u.test/api/log-error', init));
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect([400, 405, 413]).toContain(status);
    }),
    { numRuns: requests, seed: 4, endOnFailure: true },
  );
  expect([...seen.keys()].sort()).toEqual([400, 405, 413]);
  expect([write.mock.calls.length, log.length]).toEqual([0, 0]);
});
