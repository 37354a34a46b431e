import type { Server } from 'node:net';
import { errorCode, Refusal } from '@rig4u/kernel';

/** Where local services listen: this machine only. */
export const localHost = '127.0.0.1';

/**
 * Listens on this machine only; port 0 takes a free one. Resolves to the port; throws a Refusal, naming the `setting`
 * of it, when it is taken.
 */
export function listenLocally(server: Server, port: number, setting: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        errorCode(error) === 'EADDRINUSE'
          ? new Refusal(`Port ${port} is in use. Stop the program that uses it, or set ${setting} to another port.`)
          : error,
      ),
    );
    server.listen(port, localHost, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
