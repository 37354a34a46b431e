/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { main } from './main';

/** A gateway, or what gives out tokens, that always answers the same. */
async function answering(status: number, body: string, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer((_, response) => void response.writeHead(status, headers).end(body));
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  }
});

async function rig4u(argv: string[], env: Record<string, string> = { RIG4U_TOKEN: 'a.b.c' }) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const code = await main(argv, { cwd: '/', env, clock: () => 0, say, complain: say });
  return { code, text: lines.join('\n') };
}

const back = (url: string) => ['rollback', 'mf-guides', '--via', url];
const said = (code: number, text: string) => ({ code, text: expect.stringContaining(text) });

it('says what is missing or does not go together, before it asks anybody', async () => {
  expect(await rig4u(back('https://shop.example'), {})).toEqual(said(1, 'id-token: write'));
  expect(await rig4u(back('http://shop.example'))).toEqual(said(1, 'would send your token unencrypted'));
  expect(await rig4u(back('https://shop.example/admin'))).toEqual(said(1, 'is no gateway'));
  expect(await rig4u(['freeze', '--all', '--via', 'https://shop.example'])).toEqual(said(1, 'A gateway takes publish'));
  expect(await rig4u([...back('https://shop.example'), '--store', '/s'])).toEqual(said(1, 'not both'));
});

it.each<[status: number, code: number]>([
  [401, 2],
  [403, 2],
  [404, 4],
  [409, 3],
  [413, 2],
  [422, 2],
  [503, 2],
])('ends after %i with %i, with the sentence of the gateway', async (status, code) => {
  const url = await answering(status, JSON.stringify({ message: 'So it is.' }));
  expect(await rig4u(back(url))).toEqual({ code, text: 'So it is.' });
});

it('shows each fault of the gate as at the store', async () => {
  const faults = [{ code: 'RIG-102', part: 'mf-guides@1.0.0', sentence: 'No Sparkle.' }];
  const url = await answering(422, JSON.stringify({ message: 'It does not fit:\n  RIG-102 No Sparkle.', faults }));
  expect(await rig4u(back(url))).toEqual({
    code: 2,
    text: 'It does not fit:\n  RIG-102 No Sparkle. · mf-guides@1.0.0',
  });
});

it('says who answers what is none, and sends no token where a gateway sends it on', async () => {
  expect(await rig4u(back(await answering(502, '<html>\nBad gateway')))).toEqual(said(2, 'answers 502: <html>'));
  expect(await rig4u(back(await answering(200, '{}')))).toEqual(said(2, 'answers what is no outcome'));
  const other = await answering(200, '{"changed":true,"says":[],"warnings":[]}');
  expect(await rig4u(back(await answering(302, '', { location: other })))).toEqual(said(4, 'does not answer'));
  expect(await rig4u(back('http://localhost:1'))).toEqual(said(4, 'does not answer'));
});

it('says why a job gets no token', async () => {
  const env = (url: string) => ({ ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' });
  expect(await rig4u(back('http://localhost:1'), env(await answering(401, '{}')))).toEqual(
    said(2, 'GitHub gives no token (401)'),
  );
  expect(await rig4u(back('http://localhost:1'), env('http://localhost:1/job'))).toEqual(
    said(2, 'GitHub gives no token: localhost:1 does not answer'),
  );
});
