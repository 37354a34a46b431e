import fc from 'fast-check';
import * as v from 'valibot';
import { errorReport } from '../contracts/error-report';
import { reportError } from '.';
import { buildReport, loggableUrl } from './clean-report';

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetching.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => fetching(String(url), init ?? {}));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const sent = (): unknown => JSON.parse(String(fetching.mock.calls[0]?.[1].body));

test(spec('3.38 7.7', 'a report carries text, stack, component stack, address and time'), async () => {
  fetching.mockResolvedValue(new Response(null, { status: 204 }));
  const error = new Error('no more wires');
  expect(await reportError({ error, componentStack: '\n  at Cable' })).toBe(true);
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/log-error');
  expect(fetching.mock.calls[0]?.[1].method).toBe('POST');
  expect(v.parse(errorReport, sent())).toMatchObject({
    error: 'no more wires',
    stack: error.stack,
    componentStack: '\n  at Cable',
    url: window.location.href,
  });
  expect(sent()).not.toHaveProperty('id');
});

test('a report may name its row and what failed', async () => {
  fetching.mockResolvedValue(new Response(null, { status: 204 }));
  const id = '8f14e45f-ceea-467f-9575-5b2b2c1d9e10';
  await reportError({ error: new Error('x'), id, component: 'mf-guides' });
  expect(v.parse(errorReport, sent())).toMatchObject({ id, component: 'mf-guides' });
});

test('no secret is sent, and nothing that cannot be stored', async () => {
  fetching.mockResolvedValue(new Response(null, { status: 204 }));
  await reportError({
    error: new Error('password=hunter2 of me@shop.example\u0000'),
    componentStack: 'at Form (https://rig.example/x.js?token=abc#1)',
  });
  const { error, componentStack, stack } = v.parse(errorReport, sent());
  expect([error, componentStack]).toEqual(['password=*** of [e-mail]', 'at Form (https://rig.example/x.js?token=***']);
  expect(stack).not.toMatch(/hunter2|shop\.example/);
});

test('a report of letters that need many bytes is cut to what the endpoint takes', async () => {
  fetching.mockResolvedValue(new Response(null, { status: 204 }));
  const error = new Error('線'.repeat(5_000));
  error.stack = '線'.repeat(30_000);
  await reportError({ error, componentStack: '線'.repeat(30_000) });
  expect(new TextEncoder().encode(String(fetching.mock.calls[0]?.[1].body)).length).toBeLessThan(65_536);
  expect(v.parse(errorReport, sent()).stack).toHaveLength(5_000);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the endpoint refuses', () => Promise.resolve(new Response(null, { status: 500 }))],
])(spec('7.8', '%s: a warning in the console, and false'), async (_, answer) => {
  fetching.mockImplementation(answer);
  expect(await reportError({ error: new Error('x') })).toBe(false);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('whatever was thrown makes a report that the endpoint takes', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.string({ maxLength: 30_000 }),
      fc.webUrl({ withQueryParameters: true }),
      (error, componentStack, url) => {
        expect(v.is(errorReport, buildReport({ error, componentStack, url, now: new Date(0) }))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
  expect(
    buildReport({ error: new Error('x'.repeat(9_000)), url: 'http://a.example/', now: new Date(0) }).error,
  ).toHaveLength(4_000);
});

test('credentials in an address are not logged', () => {
  expect(loggableUrl('https://rig.example/account?access_token=abc&oobCode=1&apiKey=2&sort=price#id_token=xyz')).toBe(
    'https://rig.example/account?access_token=***&oobCode=***&apiKey=***&sort=price',
  );
  expect(loggableUrl('https://me:secret@rig.example/')).toBe('https://rig.example/');
  expect(loggableUrl('not an address?token=abc')).toBe('not an address');
});
