import { createServer, type Server } from 'node:http';
import { productAt } from './product-at';

const servers: Server[] = [];
const closeAll = () =>
  servers.splice(0).forEach((server) => {
    server.close();
    server.closeAllConnections();
  });
afterEach(closeAll);

/** An origin that answers each address as `answers` says, and 404 otherwise. */
async function serving(
  answers: Record<string, { status?: number; body?: unknown; location?: string }>,
): Promise<string> {
  const opened = createServer(({ url = '' }, response) => {
    const { status = 200, body, location } = answers[url] ?? { status: 404 };
    response
      .writeHead(status, location ? { location } : {})
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(opened);
  await new Promise<void>((listening) => opened.listen(0, '127.0.0.1', listening));
  const address = opened.address();
  if (typeof address !== 'object' || !address) throw new Error('It does not listen');
  return `http://127.0.0.1:${address.port}`;
}

const indexPath = '/registry/index.json';

test('a text that is no origin is said to be none', async () => {
  await expect(productAt('shop.example')).rejects.toThrow('"shop.example" is no origin. Write it as https://');
});

test('an origin that does not answer is named', async () => {
  const origin = await serving({});
  closeAll();
  await expect(productAt(origin)).rejects.toThrow(`${origin} does not answer: ECONNREFUSED. Look at the address.`);
});

test('a page of something else, and a server without an index, are no gateway of this product', async () => {
  for (const answers of [{}, { [indexPath]: { body: '<!doctype html>' } }, { [indexPath]: { body: { revision: 1 } } }])
    await expect(productAt(await serving(answers))).rejects.toThrow('no gateway of this product');
});

test('an index of another format says which side is older', async () => {
  await expect(productAt(await serving({ [indexPath]: { body: { schema: 3 } } }))).rejects.toThrow(
    'has an index of format 3, and this command knows 2. Update @rig4u/preset',
  );
  await expect(productAt(await serving({ [indexPath]: { body: { schema: 1 } } }))).rejects.toThrow('a newer gateway');
});

test('an origin that sends everybody elsewhere says where to', async () => {
  const to = await serving({ [indexPath]: { body: { schema: 2 } } });
  const origin = await serving({ [indexPath]: { status: 301, location: `${to}${indexPath}` } });
  await expect(productAt(origin)).rejects.toThrow(`sends everybody to ${to}. Write --in ${to}.`);
});

test('a host of another contract is refused before anything is compiled', async () => {
  const host = {
    schema: 2,
    version: '1.0.0',
    contract: 2,
    formats: ['script'],
    provides: {},
    inlineScripts: [],
    files: {},
  };
  const registry = { schema: 1, revision: 1, host: { version: '1.0.0', shared: {} }, remotes: {} };
  const origin = await serving({
    [indexPath]: { body: { schema: 2 } },
    '/registry.json': { body: registry },
    '/host/1.0.0/host.json': { body: host },
  });
  await expect(productAt(origin)).rejects.toThrow('a host of contract 2, and this command knows 1. Update');
});
