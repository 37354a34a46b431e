import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { JSONWebKeySet } from 'jose';
import { actionPath, hasActionPage, openLink, sendPassword } from './action-page';
import type { Emulator } from './emulator';
import { pageHeaders } from './html';
import { isWidget, localWidget, standInPath, widgetPolicy } from './widget';

/** Address of the keys that the tokens are signed with. */
export const jwksPath = '/__local/jwks.json';

export interface AuthServer {
  app: Emulator;
  jwks: JSONWebKeySet;
  /** Resolves when what the emulator knows is on the disk. */
  keep: () => Promise<void>;
  complain: (line: string) => void;
}

/** The emulator's HTTP server with what it lacks for running alone. No answer leaves before what it tells of is kept. */
export async function createAuthServer({ app, jwks, keep, complain }: AuthServer): Promise<Server> {
  const standIn = await readFile(fileURLToPath(new URL('gapi-stand-in.js', import.meta.url)), 'utf8');
  const keys = JSON.stringify(jwks);

  const server = createServer((request, response) => {
    const [path = '', search = ''] = (request.url ?? '').split('?', 2);
    const query = new URLSearchParams(search);
    if (path === standInPath)
      send(
        response,
        // A script with a hash is asked for across origins.
        { 'Content-Type': 'text/javascript; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
        standIn,
      );
    else if (path === jwksPath)
      send(response, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }, keys);
    else if (isWidget(path)) serveWidget(request, response);
    else if (path === actionPath && hasActionPage(query))
      action(request, query).then((html) => send(response, pageHeaders, html), failed(response));
    else {
      endWhenKept(response);
      app(request, response);
    }
  });

  function serveWidget(request: IncomingMessage, response: ServerResponse): void {
    const end = response.end;
    response.setHeader('Content-Security-Policy', widgetPolicy);
    Object.assign(response, {
      end: (html: unknown, ...rest: readonly unknown[]) =>
        Reflect.apply(end, response, [typeof html === 'string' ? localWidget(html) : html, ...rest]),
    });
    app(request, response);
  }

  function endWhenKept(response: ServerResponse): void {
    const end = response.end;
    Object.assign(response, {
      end: (...args: readonly unknown[]) => {
        keep().then(() => Reflect.apply(end, response, args), failed(response));
        return response;
      },
    });
  }

  async function action(request: IncomingMessage, query: URLSearchParams): Promise<string> {
    const ask = (method: string, body: unknown): Promise<unknown> => callEmulator(server, method, body);
    if (request.method !== 'POST') return openLink({ query, ask });
    return sendPassword({ query, ask }, new URLSearchParams(await text(request)).get('newPassword') ?? '');
  }

  const failed = (response: ServerResponse) => (error: unknown) => {
    complain(`The local sign-in could not answer: ${error instanceof Error ? error.message : String(error)}`);
    response.destroy();
  };

  return server;
}

function send(response: ServerResponse, headers: Record<string, string>, body: string): void {
  response.writeHead(200, headers);
  response.end(body);
}

/** Through the front door, so that the answer waits for the disk like any other. */
async function callEmulator(server: Server, method: string, body: unknown): Promise<unknown> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return answer.json();
}
