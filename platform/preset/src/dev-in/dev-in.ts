import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { errorCode, Refusal } from '@rig4u/kernel';
import { besideLive, type Live } from '@rig4u/releases';
import { partAt } from '../part';
import { compileRemote, type CompiledRemote } from './compiled-remote';
import { pageScript } from './page-script';
import { productAt } from './product-at';
import { proxyTo } from './proxy';

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
  await listen(app.fetch, port);
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

/** Says what the gate would refuse, now and whenever that changes. The remote runs nevertheless, as far as it can. */
function tellMisfits(remote: CompiledRemote, live: Live, say: (line: string) => void): void {
  let said = '';
  const tell = () => {
    const { errors } = remote.news();
    if (errors.length > 0) return say(`It does not compile:\n${errors.join('\n\n')}`);
    const latest = remote.latest();
    const faults = latest ? besideLive({ kind: 'remote', manifest: latest.manifest }, live) : [];
    const text = faults.map(({ code, sentence }) => `${code} ${sentence}`).join('\n');
    if (text !== said) say(text === '' ? 'The live host has what it needs now.' : `The gate would refuse it:\n${text}`);
    said = text;
  };
  remote.onNews(tell);
  tell();
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
