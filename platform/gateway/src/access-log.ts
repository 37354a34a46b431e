import type { IncomingMessage, ServerResponse } from 'node:http';

/** A log of requests: one line of JSON each, without anything that says who the visitor is. */
export interface AccessLog {
  /** Writes a line when the answer has been sent, or when the visitor has gone. */
  follow: (request: IncomingMessage, response: ServerResponse) => void;
  /** Notes a request that could not even be read. */
  refused: (status: number, reason: string) => void;
  /** Writes what is waiting. */
  flush: () => void;
}

const [waitMs, mostWaiting, longestPath] = [200, 500, 300];

/**
 * An access log that hands over lines in batches: each write is a call to the system. A line has time, method, path without the
 * query, status, bytes on the wire and milliseconds, and the request's id when a proxy gave it one. Addresses of visitors, browsers, referrers
 * and queries are left out: nobody needs them to see how the gateway does.
 */
export function accessLog(write: (lines: string) => void): AccessLog {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const lines = waiting;
    waiting = [];
    write(`${lines.join('\n')}\n`);
  };
  const add = (line: object): void => {
    waiting.push(JSON.stringify({ kind: 'request', time: new Date().toISOString(), ...line }));
    if (waiting.length >= mostWaiting) flush();
    else timer ??= setTimeout(flush, waitMs).unref();
  };

  return {
    follow: (request, response) => {
      const began = performance.now();
      // What a connection has carried is known of every answer; its length would not be, of one that is written at once.
      const { socket } = request;
      const before = socket.bytesWritten;
      response.once('close', () =>
        add({
          method: request.method,
          path: pathOf(request.url ?? ''),
          status: response.statusCode,
          bytes: socket.bytesWritten - before,
          ms: Math.round((performance.now() - began) * 10) / 10,
          id: idOf(request.headers['x-request-id']),
          ...(!response.writableFinished && { left: true }),
        }),
      );
    },
    refused: (status, reason) => add({ status, reason }),
    flush,
  };
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  // A preview's link opens it for whoever reads the log.
  return path.replace(/^\/preview\/(?!leave$).+/, '/preview/…').slice(0, longestPath);
}

const idOf = (id: string | string[] | undefined): string | undefined =>
  typeof id === 'string' && /^[\w.:-]{1,100}$/.test(id) ? id : undefined;
