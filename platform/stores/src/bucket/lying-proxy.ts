import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** What a service does wrong. */
export interface Lie {
  /** Headers that it does not look at, in small letters. */
  ignores?: readonly string[];
  /** A status that it answers at once. */
  answers?: (question: IncomingMessage) => number | undefined;
  /** What it says in its answers beside what is so. */
  says?: (headers: IncomingHttpHeaders) => Record<string, string>;
}

/** For tests: a service of this machine, by a program in between that lies. Returns its address, and what ends it. */
export async function startLyingProxy(to: string, { ignores = [], answers, says }: Lie) {
  const server = createServer((question, response) => {
    const status = answers?.(question);
    if (status !== undefined) {
      question.resume();
      response.writeHead(status).end();
      return;
    }
    const headers = Object.fromEntries(Object.entries(question.headers).filter(([name]) => !ignores.includes(name)));
    const asked = request(new URL(question.url ?? '/', to), { method: question.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...says?.(answer.headers) });
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    question.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
