import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeFoldersGo, temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { startPostgres } from '@rig4u/services/postgres';
import { testDatabases, type TestDatabases } from './test-databases';

/** For tests: a server with its data in a new folder, stopped after the tests of a file. */
export async function startTestPostgres(): Promise<TestDatabases> {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), say: () => undefined });
  beforeFoldersGo(() => server.stop());
  return testDatabases(server);
}
