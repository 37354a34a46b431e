import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What becomes of a write: it is done, or told the writer that there is no room, or nobody is answered, before it is done or after. */
export type Fate = 'done' | 'full' | 'lost before' | 'lost after';

/** For tests: a service of this machine, by a program in between that decides about each write. */
export interface FatedWrites {
  url: string;
  /** Decides about each write from now on. */
  decide: (fate: () => Fate) => void;
  /** The keys that were written so far below a prefix, without it. */
  keysBelow: (prefix: string) => string[];
  close: () => Promise<void>;
}

const full = `<?xml version="1.0"?><Error><Code>InsufficientStorage</Code><Message>There is no room left.</Message></Error>`;

export async function startFatedWrites(to: string): Promise<FatedWrites> {
  const written = new Set<string>();
  let decideOn: () => Fate = () => 'done';

  const answer = async (question: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isWrite = question.method === 'PUT';
    const body = await buffer(question);
    const fate = isWrite ? decideOn() : 'done';
    if (fate === 'lost before') return void response.destroy();
    if (fate === 'full') return void response.writeHead(507, { 'Content-Type': 'application/xml' }).end(full);
    const { url = '/', method, headers } = question;
    const asked = request(new URL(url, to), { method, headers });
    asked.end(body);
    const [answered] = await once(asked, 'response');
    const bytes = await buffer(answered);
    if (fate === 'lost after') return void response.destroy();
    const key = decodeURIComponent(new URL(url, to).pathname).split('/').slice(2).join('/');
    if (isWrite && answered.statusCode === 200) written.add(key);
    response.writeHead(answered.statusCode, answered.headers).end(method === 'HEAD' ? undefined : bytes);
  };
  const server = createServer((question, response) => {
    answer(question, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    decide: (fate) => void (decideOn = fate),
    keysBelow: (prefix) => [...written].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
