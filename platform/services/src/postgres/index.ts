import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { Refusal } from '@rig4u/kernel';
import { openCluster, type Cluster } from './cluster';
import { launch, type Launch } from './launch';
import { claim, stopLeftover, stopServer } from './leftover';
import { freePort } from '@rig4u/kernel/free-port';

export { othersMayEnter } from './owner';

export interface Postgres {
  port: number;
  /** As the superuser. */
  connection: ClientConfig;
  /** Its address with the rights of a gateway, and no more. */
  gatewayUrl: string;
  pid: number;
  /** Settles when the server has ended, for whatever reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Everything of the database is kept in here. */
  dataDir: string;
  /** Left out or 0: any port that is free. */
  port?: number;
  say(line: string): void;
  /** A folder with another PostgreSQL's `bin`; left out: the one of the npm package. */
  programs?: string | undefined;
}

/** What ends by itself: the children of a killed server, or somebody who had the port a moment ago. */
const passes = (output: string): boolean => /still in use|postmaster\.pid/.test(output);

async function launchPatiently(cluster: Cluster, port: number, line: (text: string) => void): Promise<Launch> {
  for (let attempt = 0; ; attempt++) {
    const result = await launch(cluster, port, line);
    if (result.ready || attempt === 50 || !passes(result.output)) return result;
    await sleep(200);
  }
}

function whyNot(dataDir: string, port: number, output: string): Refusal {
  if (/address already in use|could not bind/i.test(output))
    return new Refusal(
      `Port ${port} is taken, so PostgreSQL cannot have it. End what uses it, or set RIG4U_POSTGRES_PORT to another.`,
    );
  const last = output.trim().split('\n').slice(-4).join('\n');
  return new Refusal(
    `PostgreSQL does not start on ${dataDir}:\n${last}\nFix what it says, or set RIG4U_DATA to another ` +
      'folder to start with an empty database.',
  );
}

/**
 * Starts the PostgreSQL of the npm packages on 127.0.0.1 and its data in `dataDir`. A server that a killed start left running is stopped
 * first. Refuses when the package is missing, the folder cannot be used, the port is taken or another start uses the same folder.
 */
export async function startPostgres({ dataDir, port = 0, say, programs }: PostgresOptions): Promise<Postgres> {
  const cluster = await openCluster(resolve(dataDir), programs);
  await stopLeftover(cluster);
  const chosen = port || (await freePort());
  let stopping = false;
  claim(cluster);
  const launched = await launchPatiently(cluster, chosen, (line) => {
    if (!stopping && /FATAL|PANIC/.test(line)) say(line);
  });
  if (!launched.ready) throw whyNot(dataDir, chosen, launched.output);
  const { child } = launched;
  if (child.pid === undefined) throw whyNot(dataDir, chosen, 'It ended at once.');
  const exited = new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    child.once('exit', () => done());
  });
  const [user, host] = ['postgres', '127.0.0.1'];
  return {
    port: chosen,
    connection: { host, port: chosen, user, password: cluster.password, database: 'postgres' },
    gatewayUrl: `postgresql://${user}:${encodeURIComponent(cluster.password)}@${host}:${chosen}/postgres?options=-c%20role%3Drig4u_gateway`,
    pid: child.pid,
    exited,
    async stop() {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null)
        await stopServer(cluster).catch((error: unknown) => {
          // It may have ended by itself meanwhile; if it has not, it must not outlive us.
          say(`PostgreSQL was ended hard: ${String(error)}`);
          child.kill('SIGKILL');
        });
      await exited;
    },
  };
}
