import { join } from 'node:path';
import { Refusal } from '@rig4u/kernel';
import { type Env, type LocalSettings, readSettings } from '@rig4u/kernel/service-settings';
import type { Services } from '@rig4u/shared/contracts';
import type { Postgres } from '../postgres';
import { dataFolder } from './data-folder';
import { inParallel } from './in-parallel';
import { localHost } from './listen';
import { lockFolder } from './lock';
import { ownerAccount, type OwnerAccount } from './owner';
import { choosePorts, rememberPorts } from './ports';
import { startRest } from './rest-server';
import { keptSecrets } from './secrets';
import { superviseAuth, superviseDatabase } from './supervised';

export type { OwnerAccount } from './owner';

export interface LocalServices {
  /** What the gateway tells the pages. */
  services: Services;
  /** The account to try the product with; undefined when somebody else made one with its address. */
  owner: OwnerAccount | undefined;
  /** The database as it runs now: a new start has another pid. */
  postgres: Pick<Postgres, 'port' | 'connection' | 'gatewayUrl'> & { readonly pid: number };
  /** The local sign-in as it runs now. */
  auth: { readonly pid: number | undefined };
  stop: () => Promise<void>;
}

export interface LocalOptions {
  env: Env;
  ownerEmail: string;
  say: (line: string) => void;
}

const projectId = 'demo-rig4u';

/**
 * Starts the installation's own identity provider, database and REST endpoint, for this machine only. They keep their data and, where they
 * can, their ports. Throws a Refusal that says what to fix when one cannot start; then none is left running.
 */
export async function startLocalServices(options: LocalOptions): Promise<LocalServices> {
  const settings = readSettings(options.env);
  if (settings.mode !== 'local') throw new Refusal('The settings name hosted services, so no local ones are started.');
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).toReversed())
      await one().catch((error: unknown) => options.say(`Not everything stopped as it should: ${String(error)}`));
  };
  try {
    return { ...(await startIn(await dataFolder(settings.data), settings, options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startIn(
  folder: string,
  settings: LocalSettings,
  { ownerEmail, say }: LocalOptions,
  stops: (() => Promise<void>)[],
) {
  stops.push(await lockFolder(folder));
  const keep = <T extends { stop: () => Promise<void> }>(started: T): T => {
    stops.push(started.stop);
    return started;
  };
  const file = (name: string): string => join(folder, name);
  const { anonKey, authenticatorPassword: password } = await keptSecrets(file('keys.json'), say);
  const ports = await choosePorts(
    file('ports.json'),
    { auth: settings.authPort, rest: settings.restPort, postgres: settings.postgresPort },
    say,
  );

  const [auth, database] = await inParallel(
    superviseAuth({ projectId, dataFile: file('users.json'), port: ports.auth, say }).then(keep),
    superviseDatabase({ dataDir: file('postgres'), port: ports.postgres, say }, keep, {
      projectId,
      ownerEmail,
      local: true,
      authenticatorPassword: password,
    }),
  );
  const { connection, gatewayUrl, port: databasePort } = database.current();
  const { url: emulatorUrl, port: authPort, jwks } = auth.current();
  const rest = keep(await startRest({ connection, password, anonKey, projectId, jwks, port: ports.rest, say }));
  await rememberPorts(file('ports.json'), { auth: authPort, rest: rest.port, postgres: databasePort });

  const services: Services = {
    auth: { apiKey: 'local', authDomain: localHost, projectId, emulatorUrl },
    database: { url: `http://${localHost}:${rest.port}`, anonKey },
  };
  return {
    services,
    owner: await ownerAccount(auth.current(), ownerEmail, file('owner.json'), say),
    postgres: {
      port: databasePort,
      connection,
      gatewayUrl,
      get pid() {
        return database.current().pid;
      },
    },
    auth: {
      get pid() {
        return auth.current().pid;
      },
    },
  };
}
