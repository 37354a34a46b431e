import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { errorCode } from '@rig4u/kernel';

/** Nobody listens, the one who did is gone, or it is somebody else's. A socket's path has an end, too (EINVAL). */
const nobody = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EACCES', 'EINVAL', 'ENAMETOOLONG', 'ENOTSOCK'];

/** Asks the service at a socket and resolves to its answer; undefined when none answers. */
export function ask(socketPath: string, path: '/build' | '/stop' | '/alive', body?: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const noneOrFault = (error: unknown): void =>
      nobody.some((code) => code === errorCode(error)) ? resolve(undefined) : reject(error);
    try {
      request({ socketPath, path, method: 'POST', agent: false })
        .once('response', (response) => {
          json(response).then(resolve, noneOrFault);
        })
        .once('error', noneOrFault)
        .end(JSON.stringify(body ?? {}));
    } catch (error) {
      noneOrFault(error);
    }
  });
}
