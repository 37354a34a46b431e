/** @jest-environment node */
import { logContract, logContractOverNetwork } from '@rig4u/releases/store-contract';
import { postgresLog } from '.';
import { appendOnlyCases } from './append-only.cases';
import { doctorCases } from './doctor.cases';
import { faultsCases } from './faults.cases';
import { moveCases } from './move.cases';
import { walkCases } from './walk.cases';
import { startTestPostgres } from './testing';
import type { TestDatabases } from './test-databases';

// One server for all cases of this folder: it takes longer to start than most of them.
let postgres: TestDatabases;
beforeAll(async () => {
  postgres = await startTestPostgres();
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
