import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** When a writer is ended: before its write arrives, or when that is done and before it is told. */
export type Moment = 'lost before' | 'lost after';

/** For tests: a server of this machine behind a line on which a writer ends as it sends a text. Without a moment all passes. */
export async function startKillingProxy(
  toPort: number,
  { moment, text, end }: { moment: Moment | undefined; text: string; end: () => void },
): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const drop = (...both: Socket[]): void => both.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    const upstream = connect(toPort, '127.0.0.1');
    let isWriting = false;
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => drop(client, upstream));
      socket.on('close', () => other.end());
    }
    client.on('data', (piece: Buffer) => {
      isWriting ||= moment !== undefined && piece.includes(text);
      if (!isWriting || moment === 'lost after') return void upstream.write(piece);
      end();
      drop(client, upstream);
    });
    upstream.on('data', (piece: Buffer) => {
      // The answer to a write comes when it is done.
      if (!isWriting || !piece.includes('INSERT')) return void client.write(piece);
      end();
      drop(client, upstream);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    close: async () => {
      drop(...sockets);
      await new Promise((done) => server.close(done));
    },
  };
}
