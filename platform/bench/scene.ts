import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startGateway } from '@rig4u/gateway';
import { testStore } from '@rig4u/kernel';
import { startLocalServices, type LocalServices } from '@rig4u/services/local';

/** The product with new services of its own, and a way to their tables as the tables' owner. */
export interface Scene {
  port: number;
  services: LocalServices['services'];
  pool: pg.Pool;
}

/** Starts the test store's product with empty services, does the work, and ends both, whatever comes of the work. */
export async function inScene<T>(
  { connections, env = {} }: { connections: number; env?: Record<string, string> },
  work: (scene: Scene) => Promise<T>,
): Promise<T> {
  const data = await mkdtemp(join(tmpdir(), 'rig4u-bench-'));
  const ends = [() => rm(data, { recursive: true, force: true })];
  try {
    await chmod(data, 0o755);
    const say = () => undefined;
    const { services, postgres, stop } = await startLocalServices({
      env: { RIG4U_DATA: data },
      ownerEmail: 'owner@rig4u.example',
      say,
    });
    ends.push(stop);
    const gateway = await startGateway({ store: testStore, say, env, port: 0, services });
    ends.push(() => gateway.close());
    const pool = new pg.Pool({ ...postgres.connection, max: connections });
    ends.push(() => pool.end());
    return await work({ port: gateway.port, services, pool });
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
