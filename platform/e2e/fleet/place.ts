import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { folderStore, withLog, type Store } from '@rig4u/releases/store';
import { startPostgres } from '@rig4u/services/postgres';
import { bucketStore, postgresLog } from '@rig4u/stores';
import { startTestBucket } from '@rig4u/stores/bucket-service';
import { testDatabases } from '@rig4u/stores/test-databases';
import type { StoreEnv } from '../storm/tool';

/** A store past one machine, with something in between that can be cut. */
export interface Place {
  store: Store;
  /** What tells a gateway or a tool of it. */
  env: StoreEnv;
  stop: () => Promise<void>;
  /** Kills what keeps the log, without a word, and starts it anew. */
  crash?: () => Promise<void>;
}

/** Releases in a folder that gateways do not serve from, and the log in a real PostgreSQL; `at` leads to it, where it is not the server itself. */
export async function placeInPostgres(
  through: (port: number) => Promise<number> = async (port) => port,
): Promise<Place> {
  const folder = await temporaryFolder();
  // PostgreSQL does not run as root: another user must be able to enter.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  const say = (): void => undefined;
  let server = await startPostgres({ dataDir, say });
  const { database } = testDatabases(server);
  const releases = await temporaryFolder();
  const address = new URL(await database());
  const open = async (url: URL) => withLog(folderStore(releases), await postgresLog(url.href));
  const store = await open(address);
  const led = new URL(address);
  led.port = String(await through(server.port));
  return {
    store,
    env: { RIG4U_STORE: releases, RIG4U_LOG: led.href },
    stop: async () => {
      await store.close();
      await server.stop();
    },
    crash: async () => {
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
      server = await startPostgres({ dataDir, port: server.port, say });
    },
  };
}

/** Everything in a bucket of a real service. */
export async function placeInBucket(through: (port: number) => Promise<number> = async (port) => port): Promise<Place> {
  const bucket = await startTestBucket();
  const address = bucket.place();
  const endpoint = new URL(bucket.env.AWS_ENDPOINT_URL_S3);
  const store = await bucketStore(address, bucket.env);
  endpoint.port = String(await through(Number(endpoint.port)));
  const env = { ...bucket.env, AWS_ENDPOINT_URL_S3: endpoint.origin, RIG4U_STORE: address };
  return {
    store,
    env: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    stop: async () => {
      await store.close();
      await bucket.stop();
    },
  };
}
