/** @jest-environment node */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { loadConfig } from '@rig4u/kernel/config';
import { createGateway } from './app';
import { gatewayWith } from './test-addresses';
import { start, startIn } from './test-server';

type Heads = Record<string, string>;

/** The answer of a gateway that listens; the address goes over the line as it is. */
const overTheLine = (port: number, method: string, path: string, headers: Heads) =>
  new Promise<Response>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers: { host: 'rig4u.test', ...headers } }, (answer) => {
      const heads = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const status = answer.statusCode ?? 0;
      const isBare = method === 'HEAD' || status === 304;
      buffer(answer).then((body) => resolve(new Response(isBare ? null : body, { status, headers: heads })), reject);
    })
      .on('error', reject)
      .end();
  });

/** What a visitor gets; how it is cut into pieces is Node's affair. */
async function seen(response: Response) {
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keep,
    ...headers
  } = Object.fromEntries(response.headers);
  const { 'transfer-encoding': _pieces, 'content-length': _length, ...rest } = headers;
  return { status: response.status, headers: rest, body: Buffer.from(await response.arrayBuffer()).toString('base64') };
}

const page = { accept: 'text/html' };

const cases: readonly [path: string, headers: Heads, method?: string][] = [
  ['/', { 'accept-encoding': 'gzip, br' }],
  ['/guides?from=mail', { 'accept-encoding': 'gzip' }],
  ['/guides', { 'x-forwarded-proto': 'https' }],
  ['/guides', {}, 'HEAD'],
  ['/guides', {}, 'POST'],
  ['/guides/v2.0', {}],
  ['/guides/picture.png', {}],
  ['/guides/picture.png', page],
  ['/.env', {}],
  ['/.env', page],
  ['/a/../.env', {}],
  ['/a/%2e%2e/config.json', {}],
  ['/a b', {}],
  ['/ü', {}],
  ['//other.test/guides', {}],
  ['/config.json', { 'accept-encoding': 'br' }],
  ['/config.json', { 'if-none-match': '*' }],
  ['/registry.json', { 'accept-encoding': 'br;q=0' }],
  ['/registry.json', { 'if-none-match': 'W/"other", *' }],
  ['/registry/index.json', {}],
  ['/registry/r/1.json', {}],
  ['/remotes', {}],
  ['/host/', {}],
  ['/api/other', {}],
  ['/healthz', {}],
  ['/healthz/other', {}],
];

const same = async (store: string, port: number, asked: typeof cases) => {
  const app = createGateway({ store, config: await loadConfig({}), log: () => undefined });
  for (const [path, headers, method = 'GET'] of asked) {
    const byApp = await app.request(new Request(`http://rig4u.test${path}`, { method, headers }));
    // An address on the line is ASCII.
    const answer = await overTheLine(port, method, path.replaceAll(/[^!-~]/g, encodeURIComponent), headers);
    expect({ path, asked: headers, ...(await seen(answer)) }).toEqual({ path, asked: headers, ...(await seen(byApp)) });
  }
};

it('what goes past Request and Response is what the application answers by way of them', async () => {
  const { store, port } = await start();
  await same(store, port, cases);
});

it('so is what leads nowhere, and what stands in other letters', async () => {
  const { store } = await gatewayWith();
  const { port } = await startIn(store);
  await same(store, port, [
    ['/nowhere', { 'accept-encoding': 'br', 'if-none-match': '*' }],
    ['/nowhere', { 'x-forwarded-proto': 'https' }, 'HEAD'],
    ['/guides/second-build', page],
    ['/guides/first-build/', page],
    ['/GUIDES', {}],
    ["/Guides/First-Build?a='b'&c=%41", page],
    ['/GUIDES?', {}, 'HEAD'],
    ['//other.test/GUIDES', {}],
    ['/GUIDES/%41', page],
  ]);
});
