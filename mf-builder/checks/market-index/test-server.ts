import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A server on this machine that answers until the test ends, and its address with this path. For tests only. */
export async function serve(path: string, answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('the server has no port');
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { server, address: `http://127.0.0.1:${bound.port}${path}` };
}

let stop = () => {};
afterEach(() => stop());
