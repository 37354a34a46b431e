import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { StartFront } from './product';

/** What stands between visitors and the product, and what it does with their requests. */
export type Between =
  | 'passes all on'
  | 'adds a slash'
  | 'sends to a login page'
  | 'shows a login page in place'
  | 'wants a login (511)'
  | 'takes 5 s for a page'
  | 'answers 503'
  | 'is away';

export interface Switch {
  /** For `openScene`. */
  front: StartFront;
  /** What it does from now on. */
  be(between: Between): void;
}

const login = '<!doctype html><title>Log in</title><h1>Hotel network</h1>';
const isDocument = (path: string): boolean => !/\.[a-z0-9]+$|^\/api\//.test(path);

/** A front that passes requests on and can be told to be another one, as if the visitor went elsewhere with the same browser. */
export function networkSwitch(): Switch {
  let now: Between = 'passes all on';
  const front: StartFront = async ({ url }) => {
    const behind = new URL(url);
    const server = createServer((asked, answer) => {
      const path = (asked.url ?? '/').split('?')[0] ?? '/';
      const html = (status: number, text: string) =>
        answer.writeHead(status, { 'Content-Type': 'text/html' }).end(text);
      const own = asked.headers.host?.startsWith('localhost') ?? false;
      if (now === 'is away') asked.socket.destroy();
      else if (!own || now === 'shows a login page in place') html(200, login);
      else if (now === 'wants a login (511)') html(511, login);
      else if (now === 'sends to a login page')
        answer.writeHead(302, { Location: `http://127.0.0.1:${asked.socket.localPort}/login` }).end();
      else if (now === 'answers 503') html(503, '<title>Away</title><h1>Back soon</h1>');
      else if (now === 'adds a slash' && isDocument(path) && !path.endsWith('/'))
        answer.writeHead(301, { Location: (asked.url ?? '').replace(path, `${path}/`) }).end();
      else void passOn(asked, answer, behind, now === 'takes 5 s for a page' && isDocument(path) ? 5_000 : 0);
    });
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    const { port } = addressOf(server.address());
    return {
      url: `http://localhost:${port}`,
      renew: () => Promise.resolve(),
      close: async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      },
    };
  };
  return { front, be: (between) => void (now = between) };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  return address;
}

async function passOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  { hostname, port }: URL,
  ms: number,
): Promise<void> {
  await pause(ms);
  const { url: path, method, headers } = asked;
  const onward = ask({ hostname, port, path, method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
