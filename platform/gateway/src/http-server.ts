import { createReadStream } from 'node:fs';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '@rig4u/kernel';
import type { AccessLog } from './access-log';
import type { GatewaySettings } from './gateway-settings';
import type { ReadyAnswer } from './document';
import type { FindReady } from './ready-answer';
import { oddRequest } from './request-line';
import { always, httpsOnly, saysHttps } from './security-headers';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface HttpServerOptions {
  settings: GatewaySettings;
  /** Files of releases and documents. */
  find: FindReady;
  /** Answers everything else. */
  answer: Answer;
  access: AccessLog | undefined;
  /** Told the status of each answer. */
  countRequest?: ((status: number) => void) | undefined;
  log: (line: string) => void;
}

export interface HttpServer {
  server: Server;
  isStopping: () => boolean;
  /** Takes no new visitors, goes on answering for `drainSeconds`, lets running answers finish, then ends. */
  stop: (drainSeconds: number) => Promise<void>;
}

/** How long running answers may take once nobody is listened to any more. */
const patienceMs = 3_000;

/**
 * The server with its limits. Every request that HTTP cannot make sense of is refused here, before anything reads it, and files of
 * releases and documents are sent from here.
 */
export function httpServer({ settings, find, answer, access, countRequest, log }: HttpServerOptions): HttpServer {
  let stopping = false;
  const underWay = new WeakMap<Duplex, ServerResponse>();
  const server = createServer({
    requestTimeout: settings.requestSeconds * 1_000,
    headersTimeout: settings.headerSeconds * 1_000,
    keepAliveTimeout: settings.keepAliveSeconds * 1_000,
    // How often the two above are looked at. Otherwise it is every 30 s.
    connectionsCheckingInterval: 1_000,
    // Refused below, with our own headers.
    requireHostHeader: false,
  });
  server.timeout = settings.stalledSeconds * 1_000;
  server.maxConnections = settings.maxConnections;

  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    if (stopping) response.setHeader('Connection', 'close');
    underWay.set(request.socket, response);
    access?.follow(request, response);
    if (countRequest) response.once('close', () => countRequest(response.statusCode));
  };
  server.on('request', (request, response) => {
    begin(request, response);
    const odd = oddRequest(request);
    if (odd !== undefined) return refuse(response, 400, odd);
    const ready = find(request);
    if (!ready) return void answer(request, response);
    if (!(ready instanceof Promise)) return send(request, response, ready);
    ready.then(
      (found) => (found ? send(request, response, found) : void answer(request, response)),
      (error: unknown) => {
        log(JSON.stringify({ kind: 'gateway-error', message: error instanceof Error ? error.message : String(error) }));
        refuse(response, 500, 'The gateway failed. Its log says why.');
      },
    );
  });
  server.on('checkExpectation', (request, response) => {
    begin(request, response);
    refuse(response, 417, 'This server meets no expectation but 100-continue.');
  });
  server.on('connect', (_, socket) => {
    access?.refused(405, 'CONNECT');
    end(socket, 405, 'This server is no proxy.');
  });
  server.on('clientError', (error, socket) => {
    const status = statusOf(errorCode(error));
    const answering = underWay.get(socket);
    // In the middle of an answer nothing can be said, and to a visitor who has gone neither.
    const isMidway = answering?.headersSent === true && !answering.writableFinished;
    if (!socket.writable || isMidway || status === undefined) return void socket.destroy();
    access?.refused(status, String(errorCode(error)));
    end(socket, status, 'The request is not valid HTTP, or it took too long.');
  });
  server.on(
    'drop',
    atMostOnceAMinute(() => log(JSON.stringify({ kind: 'too-many-connections', limit: server.maxConnections }))),
  );

  const stop = async (drainSeconds: number): Promise<void> => {
    stopping = true;
    if (drainSeconds > 0) await wait(drainSeconds * 1_000);
    await quietMoment();
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    // An answer that began before the end was announced leaves its connection open.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const hurry = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(hurry);
    access?.flush();
  };
  return { server, isStopping: () => stopping, stop };
}

/** A turn of the event loop that took so long had something to do. */
const [quietMs, mostTurns] = [0.03, 10_000];

/**
 * Resolves right after a turn of the event loop in which nothing happened, so that nobody waits to be let in. Whoever does when a server
 * ends to listen is cut off, with a report perhaps that a proxy may not send a second time.
 */
async function quietMoment(): Promise<void> {
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const began = performance.now();
    await new Promise<void>((resolve) => void setImmediate(resolve));
    if (performance.now() - began < quietMs) return;
  }
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: ReadyAnswer): void {
  response.writeHead(
    status,
    saysHttps(request.headers['x-forwarded-proto']) ? { ...headers, ...httpsOnly } : { ...headers },
  );
  if (request.method === 'HEAD') response.end();
  else if (typeof body !== 'string') response.end(body);
  // Whoever goes away in the middle closes both ends; there is nobody to tell.
  else pipeline(createReadStream(body), response, () => undefined);
}

const refusal = (message: string): Record<string, string> => ({
  ...always,
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(message) + 1),
  'Cache-Control': 'no-store',
  Connection: 'close',
});

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, refusal(message)).end(`${message}\n`);
}

/** Answers on a connection that has no request to answer, and closes it. */
function end(socket: Duplex, status: number, message: string): void {
  const lines = Object.entries(refusal(message)).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${message}\n`);
  if (socket instanceof Socket) socket.setTimeout(1_000, () => socket.destroy());
}

function statusOf(code: unknown): number | undefined {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return String(code).startsWith('HPE_') ? 400 : undefined;
}

function atMostOnceAMinute(act: () => void): () => void {
  let next = 0;
  return () => {
    if (performance.now() < next) return;
    next = performance.now() + 60_000;
    act();
  };
}
