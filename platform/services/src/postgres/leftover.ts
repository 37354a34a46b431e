import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '@rig4u/kernel';
import { environment, type Cluster } from './cluster';
import { running } from './process';

const run = promisify(execFile);

const ownerFile = ({ path }: Cluster): string => join(path, '..', 'owner.pid');

const numberIn = (file: string): number =>
  existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;

/** Ends the server of a cluster in good order, and after ten seconds at once (it then recovers at its next start). */
export async function stopServer({ path, native, ids }: Cluster): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    run(join(native, 'bin', 'pg_ctl'), ['stop', '-D', path, '-m', mode, '-t', String(seconds)], {
      ...ids,
      env: environment(),
      cwd: path,
    });
  await stop('fast', 10).catch(() => stop('immediate', 10));
}

/** The server belongs to a start that still runs when it is that process's child; a killed parent's server has another parent by now. */
function belongsTo(owner: number, parent: number | undefined): boolean {
  return parent === undefined ? running(owner) !== undefined : parent === owner;
}

/** Stops a server that a killed start left behind, so that ours can have the data. Refuses when that start still runs. */
export async function stopLeftover(cluster: Cluster): Promise<void> {
  const pid = numberIn(join(cluster.path, 'postmaster.pid'));
  const server = running(pid);
  const isOurs = server && (server.command === undefined || server.command.includes(cluster.path));
  if (!isOurs) return;
  const owner = numberIn(ownerFile(cluster));
  if (belongsTo(owner, server.parent))
    throw new Refusal(
      `The database in ${cluster.path} is in use by another start of Rig4U (process ${owner}). Stop that ` +
        'one, or set RIG4U_DATA to another folder.',
    );
  await stopServer(cluster).catch((error: unknown) => {
    if (running(pid))
      throw new Refusal(
        `A database server that an earlier start left behind (process ${pid}) does not stop: ` +
          `${String(error)}\nEnd it by hand, then start again.`,
      );
  });
}

/** Remembers who the server's parent is. */
export function claim(cluster: Cluster): void {
  writeFileSync(ownerFile(cluster), `${process.pid}\n`);
}
