import { connect, createServer, type Socket } from 'node:net';

/**
 * When a connection is cut: `sent`, when so many bytes of what clients send from now on have arrived at the server; `answers`, when
 * the server has sent so many pieces of an answer and sends another one, which is lost.
 */
export type Cut = { sent: number } | { answers: number };

/** A server of this machine behind a line that can be cut. */
export interface CuttingProxy {
  port: number;
  /** Cuts one connection, once. Everything after it passes. */
  cutNext(cut: Cut): void;
  /** How often it was cut. */
  cuts(): number;
  /** Cuts all connections and takes none until `up`. */
  down(): void;
  up(): void;
  close(): Promise<void>;
}

/** More than a test needs; a driver that opens connections without end is cut off. */
const mostConnections = 200;

export async function startCuttingProxy(toPort: number): Promise<CuttingProxy> {
  let next: Cut | undefined;
  let count = 0;
  let isUp = true;
  const sockets = new Set<Socket>();
  const drop = (...ends: Socket[]): void => ends.forEach((end) => end.destroy());

  /** How many bytes of a piece still pass; undefined where all of them do and nothing is cut. */
  const passing = (way: 'sent' | 'answers', piece: Buffer): number | undefined => {
    if (next === undefined || !(way in next)) return undefined;
    const left = 'sent' in next ? next.sent - piece.length : next.answers - 1;
    if (left >= 0) {
      next = 'sent' in next ? { sent: left } : { answers: left };
      return undefined;
    }
    const bytes = 'sent' in next ? next.sent : 0;
    next = undefined;
    count += 1;
    return bytes;
  };

  const pass = (way: 'sent' | 'answers', from: Socket, to: Socket): void => {
    from.on('data', (piece: Buffer) => {
      const bytes = passing(way, piece);
      if (bytes !== undefined) {
        // What was sent before the cut arrives; a server may act on half of a request.
        to.end(piece.subarray(0, bytes), () => drop(from, to));
      } else if (!to.write(piece)) {
        from.pause();
        to.once('drain', () => from.resume());
      }
    });
    from.on('close', () => to.end());
    // A connection that breaks closes as well.
    from.on('error', () => drop(from, to));
  };

  const server = createServer((client) => {
    if (!isUp || sockets.size >= 2 * mostConnections) return void client.destroy();
    const upstream = connect(toPort, '127.0.0.1');
    for (const end of [client, upstream]) {
      sockets.add(end);
      end.setNoDelay(true);
      end.on('close', () => sockets.delete(end));
    }
    pass('sent', client, upstream);
    pass('answers', upstream, client);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    cutNext: (cut) => void (next = cut),
    cuts: () => count,
    down: () => {
      isUp = false;
      drop(...sockets);
    },
    up: () => void (isUp = true),
    close: () => {
      drop(...sockets);
      return new Promise((closed, failed) => server.close((error) => (error ? failed(error) : closed())));
    },
  };
}
