/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { Refusal } from '@rig4u/kernel';
import { DiskRefusal, StoreAway, type Store } from '@rig4u/releases/store';
import { bucketStore } from '.';
import { seeErrorsOfNode } from './errors-of-node';

seeErrorsOfNode();

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const ref = { part: 'mf-a', version: '1.0.0' };
const secret = 'hush-hush';

/** A store at a service that answers as told. */
async function storeAt(answer: RequestListener): Promise<Store> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const store = await bucketStore('s3://releases/live', {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${address.port}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: secret,
  });
  endings.push(async () => {
    await store.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return store;
}

const refuses =
  (status: number, code: string): RequestListener =>
  (request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    // An answer to HEAD has no words.
    response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code><Message>words</Message></Error>`);
  };

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => new Error('It went well.'),
    (error: unknown) => error,
  );

const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it went well',
    (error: unknown) => (error instanceof Refusal ? error.message : `no refusal: ${String(error)}`),
  );

test.each([
  [404, 'NoSuchBucket', 'There is no bucket releases at http://127.0.0.1:'],
  [
    403,
    'AccessDenied',
    'The key has no rights on s3://releases/live. It needs s3:GetObject, s3:PutObject and s3:ListBucket',
  ],
  [403, 'SomethingNew', 'The key has no rights on s3://releases/live.'],
  [403, 'InvalidAccessKeyId', 'does not know the key. Look at AWS_ACCESS_KEY_ID'],
  [403, 'SignatureDoesNotMatch', 'The secret is not the one of the key'],
  [400, 'ExpiredToken', 'The session at'],
  [403, 'RequestTimeTooSkewed', 'are more than 15 minutes apart. Set this one (NTP)'],
  [301, 'PermanentRedirect', 'The bucket releases lies in another region. Set AWS_REGION to it.'],
  [400, 'AuthorizationHeaderMalformed', 'lies in another region'],
  [501, 'NotImplemented', 'does not write under a condition'],
  [503, 'SlowDown', 'refuses what s3://releases/live needs: SlowDown, words (status 503). Try again'],
])('%i %s: every call says what to do', async (status, code, sentence) => {
  const store = await storeAt(refuses(status, code));
  const calls = [
    store.releases.has(ref),
    store.releases.paths(ref),
    store.releases.put(ref, new Map()),
    store.log.newest(),
    store.log.append(2, 'text'),
    store.log.lease({ holder: 'anna', now: 0, until: 1 }),
  ];
  for (const message of await Promise.all(calls.map(messageOf))) {
    expect(message).toContain(sentence);
    expect(message).not.toContain(secret);
  }
});

test.each([
  [507, 'InsufficientStorage'],
  [507, 'XMinioStorageFull'],
  [400, 'XMinioAdminBucketQuotaExceeded'],
  [403, 'QuotaExceeded'],
])('%i %s: a bucket without room is what a full disk is', async (status, code) => {
  const store = await storeAt(refuses(status, code));
  const error = await thrownBy(store.releases.put(ref, new Map()));
  expect(error).toBeInstanceOf(DiskRefusal);
  expect(String(error)).toContain(`has no room left for s3://releases/live (${code}, words)`);
});

test.each([
  [403, 'AccessDenied'],
  [404, 'NoSuchBucket'],
  [503, 'SlowDown'],
])('%i %s is no fault of who asks for a change: the store cannot be reached', async (status, code) => {
  const store = await storeAt(refuses(status, code));
  expect(await thrownBy(store.log.newest())).toBeInstanceOf(StoreAway);
});

test('a service that is away, and one that breaks off every answer', async () => {
  const cuts = await storeAt((request) => request.socket.destroy());
  expect(await messageOf(cuts.log.newest())).toMatch(
    /^s3:\/\/releases\/live does not answer at http.* \(ECONNRESET\)\. Look at AWS_ENDPOINT_URL_S3/,
  );
  const half = await storeAt((request, response) => {
    response.writeHead(200, { 'content-length': '100', etag: '"x"' });
    response.write('half', () => request.socket.destroy());
  });
  expect(await messageOf(half.log.text(1))).toContain('does not answer');
  const away = await bucketStore('s3://releases', {
    AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: secret,
  });
  expect(await messageOf(away.log.newest())).toContain('(ECONNREFUSED)');
  expect(await thrownBy(away.log.newest())).toBeInstanceOf(StoreAway);
});

test('an answer that breaks off in its middle is asked for again', async () => {
  let asked = 0;
  const store = await storeAt((request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-length': '5', etag: '"x"' });
    if (asked < 3) response.write('hal', () => request.socket.destroy());
    else response.end('whole');
  });
  expect(await store.log.text(1)).toBe('whole');
  expect(asked).toBe(3);
});

test('who won is asked again while two writers are at it', async () => {
  let asked = 0;
  const store = await storeAt((request, response) => {
    request.resume();
    asked += 1;
    if (asked < 3) return refuses(409, 'ConditionalRequestConflict')(request, response);
    response.writeHead(200, { etag: '"x"' }).end();
  });
  expect(await store.log.append(1, 'text')).toBe(true);
});

test.each([
  [
    'there is no key',
    { AWS_REGION: 'eu-west-1', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' },
    'There is no key for s3://releases. Set AWS_ACCESS_KEY_ID',
  ],
  [
    'there is no region',
    { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: secret },
    'Set AWS_REGION to the region of the bucket releases.',
  ],
])('%s', async (_, env, sentence) => {
  const before = { ...process.env };
  // Where the client looks for a key that it was not given.
  Object.assign(process.env, {
    AWS_SHARED_CREDENTIALS_FILE: '/no/such',
    AWS_CONFIG_FILE: '/no/such',
    AWS_EC2_METADATA_DISABLED: 'true',
  });
  const store = await bucketStore('s3://releases', env);
  expect(await messageOf(store.log.newest())).toContain(sentence);
  process.env = before;
});

test.each(['s3.example', 'ftp://s3.example', 'https://key:hush-hush@s3.example'])(
  'the service %s is refused',
  async (url) => {
    const message = await messageOf(bucketStore('s3://releases', { AWS_ENDPOINT_URL_S3: url }));
    expect(message).toContain('AWS_ENDPOINT_URL_S3 is the address of the service');
    expect(message).not.toContain(secret);
  },
);
