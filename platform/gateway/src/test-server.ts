import { connect, type Socket } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import type { StoreAt } from '@rig4u/releases/store';
import { startGateway, type RunningGateway } from './serve';

const running: RunningGateway[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(running.splice(0).map((gateway) => gateway.close()));
});

/** For tests: a gateway that listens, with a host and the guides live; `lines` are those of its access log. It is closed after the test. */
export async function start(env: Record<string, string> = {}) {
  const store = await temporaryFolder();
  await publish(store, await writeDist(fakeHost().files));
  await publish(store, await writeDist(fakeRemote().files));
  await promote(store, { part: 'host', version: '1.0.0' });
  await promote(store, { part: 'mf-guides', version: '1.0.0' });
  return { store, ...(await startIn(store, env)) };
}

/** One more gateway for a store. */
export async function startIn(store: StoreAt, env: Record<string, string> = {}) {
  const [log, lines]: [string[], string[]] = [[], []];
  const access = (text: string) => void lines.push(...text.trimEnd().split('\n'));
  const gateway = await startGateway({ store, say: (line) => log.push(line), env, port: 0, access });
  running.push(gateway);
  return { gateway, port: gateway.port, log, lines };
}

/** Sends bytes as they are, and resolves with everything that comes back until the connection is closed. */
export async function send(port: number, bytes: string): Promise<string> {
  const socket = open(port);
  socket.write(bytes, 'latin1');
  return textOf(socket);
}

export function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  return socket;
}

/** A request that closes its connection. */
export const get = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: rig4u.test\r\nConnection: close\r\n${more}\r\n`;
