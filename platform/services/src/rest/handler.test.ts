/** @jest-environment node */
import { Pool } from 'pg';
import { bodyLimit } from './body';
import { fromDatabase, mayPass } from './errors';
import { createRest, tokenVerifier } from '.';

/** An endpoint whose database and whose provider's keys are both away. */
function alone() {
  const log: string[] = [];
  const pool = new Pool({ host: '127.0.0.1', port: 1, user: 'nobody' });
  const jwks = new URL('http://127.0.0.1:1/keys');
  const rest = createRest({
    pool,
    verifyToken: tokenVerifier({ projectId: 'p', jwks }),
    anonKey: 'key',
    log: (line) => log.push(line),
  });
  const ask = async (init: RequestInit & { duplex?: 'half' } = {}) => {
    const response = await rest(
      new Request('http://rest.test/rest/v1/error_logs', { ...init, headers: { apikey: 'key', ...init.headers } }),
    );
    return { status: response.status, body: JSON.parse((await response.text()) || 'null'), headers: response.headers };
  };
  return { ask, log };
}

test('while the database is away, the answer says so and nothing is called our fault', async () => {
  const { ask, log } = alone();
  const { status, body, headers } = await ask();
  expect([status, body, headers.get('retry-after')]).toEqual([
    503,
    {
      code: 'PGRST000',
      message: 'Database connection error. Retrying the connection.',
      details: 'ECONNREFUSED',
      hint: null,
    },
    '1',
  ]);
  expect(await ask({ method: 'HEAD' })).toMatchObject({ status: 503, body: null });
  expect(log).toEqual([]);
});

test('keys that cannot be fetched say nothing about a token: the answer is 503, not 401', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'RS256', kid: 'k' })}.${part({ sub: 'a' })}.c2ln`;
  expect(await alone().ask({ headers: { authorization: `Bearer ${token}` } })).toMatchObject({
    status: 503,
    body: { code: 'PGRST000' },
  });
});

test.each(['Basic abc', 'Bearer', 'Bearer a b', 'key'])('Authorization "%s" is refused', async (authorization) => {
  expect(await alone().ask({ headers: { authorization } })).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
});

test('a body is refused by its length whatever it says of it, and one that breaks off is no fault of ours', async () => {
  const { ask, log } = alone();
  const chunk = new Uint8Array(bodyLimit / 2 + 1);
  const long = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let n = 0; n < 2; n++) controller.enqueue(chunk);
      controller.close();
    },
  });
  expect(await ask({ method: 'POST', body: long, duplex: 'half' })).toMatchObject({
    status: 413,
    body: { code: 'PGRST102' },
  });
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(chunk) });
  expect(await ask({ method: 'POST', body: endless, duplex: 'half' })).toMatchObject({ status: 413 });
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) });
  expect(await ask({ method: 'POST', body: broken, duplex: 'half' })).toMatchObject({ status: 400 });
  expect(log).toEqual([]);
});

describe('what the database throws', () => {
  test.each<[string, number | undefined]>([
    ['22P02', 400],
    ['23505', 409],
    ['23514', 400],
    ['42501', 401],
    ['42P01', 404],
    ['54001', 400],
    ['P0001', 400],
    ['40P01', 503],
    ['53300', 503],
    ['57014', 503],
    ['XX000', undefined],
    ['ERR_INVALID_ARG_TYPE', undefined],
  ])('%s is answered %s', (code, status) => {
    expect(fromDatabase({ code, message: 'm' })?.status).toBe(status);
  });

  test('a server that starts, stops or does not know us is one that is away', () => {
    for (const error of [
      { code: '57P03', message: 'starting' },
      { code: '28P01', message: 'x' },
      { code: 'ECONNRESET' },
      new Error('Connection terminated unexpectedly'),
    ])
      expect(fromDatabase(error)).toMatchObject({ status: 503, code: 'PGRST000' });
  });

  test('a deadlock is worth another try, a refusal is not', () => {
    expect([mayPass({ code: '40P01' }), mayPass({ code: '42501' }), mayPass('x')]).toEqual([true, false, false]);
  });
});
