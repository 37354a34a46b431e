/** @jest-environment node */
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { startCuttingProxy, type Cut, type CuttingProxy } from './cutting-proxy';

/** Answers each piece with `got <piece>`. */
let server: Server;
let got = '';
let proxy: CuttingProxy;
beforeEach(async () => {
  got = '';
  server = createServer((socket) => {
    socket.on('data', (piece: Buffer) => {
      got += String(piece);
      socket.write(`got ${String(piece)}`);
    });
    socket.on('error', () => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  proxy = await startCuttingProxy(address.port);
});
afterEach(async () => {
  await proxy.close();
  server.close();
});

/** What comes back for each piece that is sent, until the connection ends. */
async function say(...pieces: string[]): Promise<string[]> {
  const client = connect(proxy.port, '127.0.0.1');
  client.on('error', () => client.destroy());
  const answers: string[] = [];
  for (const piece of pieces) {
    if (client.destroyed) break;
    client.write(piece);
    const answer = await Promise.race([once(client, 'data'), once(client, 'close').then(() => undefined)]);
    if (!answer) break;
    answers.push(String(answer[0]));
  }
  client.destroy();
  return answers;
}

test('passes everything on where nothing is cut', async () => {
  expect(await say('one', 'two')).toEqual(['got one', 'got two']);
  expect(proxy.cuts()).toBe(0);
});

test.each<[Cut, string, string[]]>([
  [{ sent: 0 }, '', []],
  [{ sent: 2 }, 'on', []],
  [{ sent: 4 }, 'onet', ['got one']],
  [{ answers: 0 }, 'one', []],
  [{ answers: 1 }, 'onetwo', ['got one']],
])('cuts once: %j', async (cut, arrives, answers) => {
  proxy.cutNext(cut);
  expect(await say('one', 'two', 'three')).toEqual(answers);
  expect([got, proxy.cuts()]).toEqual([arrives, 1]);
  expect(await say('four')).toEqual(['got four']);
});

test('takes no connection while it is down', async () => {
  proxy.down();
  expect(await say('one')).toEqual([]);
  proxy.up();
  expect(await say('two')).toEqual(['got two']);
});
