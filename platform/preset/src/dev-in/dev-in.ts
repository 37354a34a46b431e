import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { errorCode, Refusal } from '@rig4u/kernel';
import { partAt } from '../part';
import { compileRemote } from './compiled-remote';
import { pageScript } from './page-script';
import { productAt } from './product-at';
import { proxyTo } from './proxy';
import { tellMisfits } from './tell-misfits';

/** A version that no release can have by mistake. */
const developersVersion = (version: string): string => `${version}${version.includes('-') ? '.' : '-'}dev`;

/**
 * Serves the product of `origin` on a port of this machine, with the remote of a folder in it: compiled at each save, with hot
 * reload. Resolves when the remote was compiled once. Throws a Refusal that says what to do.
 */
export async function devIn(dir: string, origin: string, { port, say }: DevInOptions): Promise<void> {
  const own = partAt(dir);
  const part = { ...own, version: developersVersion(own.version) };
  const session = randomUUID();
  const [live, script] = await Promise.all([productAt(origin), pageScript(session)]);
  const remote = await compileRemote(part, session);
  const app = proxyTo({ origin: new URL(origin).origin, part, remote, script, say });
  await listen(app.fetch, port).catch(async (error: unknown) => {
    await remote.close();
    throw error;
  });
  tellMisfits(remote, live, say);
  const [first = '/'] = remote.latest()?.paths.filter((path) => !path.includes(':')) ?? [];
  say(
    `${part.name} runs in ${origin}: http://localhost:${port}${first}. It reloads when a file is saved. Ctrl+C stops it.`,
  );
}

export interface DevInOptions {
  port: number;
  say: (line: string) => void;
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: 'localhost' }, () => resolve());
    server.once('error', (error) =>
      reject(
        errorCode(error) === 'EADDRINUSE'
          ? new Refusal(
              `Port ${port} is in use. Stop the program that uses it, or choose another one: PORT=${port + 50}`,
            )
          : error,
      ),
    );
  });
}
