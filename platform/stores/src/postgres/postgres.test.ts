/** @jest-environment node */
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeFoldersGo, temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { logContract, logContractOverNetwork } from '@rig4u/releases/store-contract';
import { startPostgres } from '@rig4u/services/postgres';
import { postgresLog } from '.';
import { appendOnlyCases } from './append-only.cases';
import { doctorCases } from './doctor.cases';
import { faultsCases } from './faults.cases';
import { moveCases } from './move.cases';
import { stoppedCommandsCases } from './stopped-commands.cases';
import { walkCases } from './walk.cases';
import { testDatabases, type TestDatabases } from './test-databases';

// One server for all cases of this folder: it takes longer to start than most of them.
let postgres: TestDatabases;
beforeAll(async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), say: () => undefined });
  beforeFoldersGo(() => server.stop());
  postgres = testDatabases(server);
});

const fresh = async () => {
  const address = await postgres.emptied();
  const { port } = postgres;
  return {
    port,
    open: () => postgresLog(address),
    openThrough: (other: number) => postgresLog(address.replace(`:${port}/`, `:${other}/`)),
  };
};

logContract('PostgreSQL', fresh);
logContractOverNetwork('PostgreSQL', fresh);
appendOnlyCases(() => postgres);
faultsCases(() => postgres);
walkCases(() => postgres);
doctorCases(() => postgres);
moveCases(() => postgres);
stoppedCommandsCases(() => postgres);
