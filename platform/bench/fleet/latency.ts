import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { testStore } from '@rig4u/kernel';
import { copyRelease, copyStore, pointToNewest, promote } from '@rig4u/releases';
import { folderStore, withLog, type Store } from '@rig4u/releases/store';
import { startPostgres } from '@rig4u/services/postgres';
import { bucketStore, postgresLog } from '@rig4u/stores';
import { hasTestBucket, startTestBucket } from '@rig4u/stores/bucket-service';
import { testDatabases } from '@rig4u/stores/test-databases';
import { buildAndPublish } from '@rig4u/workspace/build-part';
import { median } from '../median';
import { startGatewayProcess } from '../platform/servers';

const rounds = 9;
const part = 'mf-guides';
const versions = ['90.0.0', '90.0.1'];

interface Place {
  store: Store;
  env: Record<string, string>;
  stop: () => Promise<void>;
}
type Make = (folder: string) => Promise<Place | undefined>;

const drivers: Readonly<Record<string, Make>> = {
  folder: async (folder) => ({
    store: folderStore(folder),
    env: { RIG4U_STORE: folder },
    stop: async () => undefined,
  }),
  PostgreSQL: async (folder) => {
    const data = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
    await chmod(data, 0o755);
    const server = await startPostgres({ dataDir: join(data, 'postgres'), say: () => undefined });
    const address = await testDatabases(server).database();
    return {
      store: withLog(folderStore(folder), await postgresLog(address)),
      env: { RIG4U_STORE: folder, RIG4U_LOG: address },
      stop: async () => {
        await server.stop();
        await rm(data, { recursive: true, force: true });
      },
    };
  },
  bucket: async () => {
    if (!hasTestBucket()) return undefined;
    const bucket = await startTestBucket();
    const address = bucket.place();
    const named = Object.entries({ ...bucket.env, RIG4U_STORE: address });
    return {
      store: await bucketStore(address, bucket.env),
      env: Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      stop: bucket.stop,
    };
  },
};

/** Milliseconds of a promotion by driver: the command's own work, and from its end until a gateway serves the new revision. */
export async function benchLatency(): Promise<Record<string, Record<string, string>>> {
  const built = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
  for (const version of versions) await buildAndPublish(built, { part, version });
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, make] of Object.entries(drivers)) {
    const folder = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
    const place = await make(folder);
    if (place) rows[name] = await latencyOf(place, built);
    else console.log(`Not measured: ${name} (no moto_server here, and RIG4U_TEST_S3 names no bucket).`);
    await place?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  await rm(built, { recursive: true, force: true });
  return rows;
}

async function latencyOf({ store, env }: Place, built: string): Promise<Record<string, string>> {
  await copyStore(folderStore(testStore), store, { now: Date.now() });
  // Whoever follows a store elsewhere writes them by himself.
  if (store.folder !== undefined) await pointToNewest(store.folder);
  for (const version of versions) await copyRelease(built, store, { part, version });
  const gateway = await startGatewayProcess(env['RIG4U_STORE'] ?? '', env);
  const [working, arriving]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const before = await store.log.newest();
      const start = performance.now();
      await promote(store, { part, version: versions[round % 2] ?? '' }, { again: true });
      working.push(performance.now() - start);
      const done = performance.now();
      while ((await revisionAt(gateway.port)) <= before);
      arriving.push(performance.now() - done);
    }
  } finally {
    await gateway.stop();
    await store.close();
  }
  const shown = (list: readonly number[]): string => `${median(list).toFixed(0)} (${Math.max(...list).toFixed(0)})`;
  return { 'promote, ms': shown(working), 'then until it is served, ms': shown(arriving) };
}

const state = v.object({ revision: v.nullable(v.number()) });

async function revisionAt(port: number): Promise<number> {
  const answer: unknown = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
  return v.parse(state, answer).revision ?? 0;
}
