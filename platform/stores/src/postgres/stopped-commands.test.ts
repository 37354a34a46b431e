/** @jest-environment node */
import { times } from '@rig4u/kernel/prove';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { verify } from '@rig4u/releases';
import { followOnce } from '@rig4u/releases/follow';
import {
  casesIn,
  prepareStore,
  runTool,
  stoppedCommands,
  type StoppedCommand,
  type ToolRun,
} from '@rig4u/releases/stopped-commands';
import { folderStore, withLog, type Store } from '@rig4u/releases/store';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresLog } from '.';
import { startKillingProxy, type Moment } from './killing-proxy';
import { startTestPostgres } from './testing';
import type { TestDatabases } from './test-databases';

type Stop = Moment | 'full';
const stops: readonly Stop[] = ['lost after', 'lost before', 'full'];
const full = `
  create or replace function full_disk() returns trigger language plpgsql as
    'begin raise exception ''could not extend file'' using errcode = ''53100''; end';
  create or replace trigger full_disk before insert on rig4u_log.revisions for each row execute function full_disk()`;

const aCase = casesIn('a log in PostgreSQL');

/** Every command is stopped at the one write by which a log in a database changes. */
let postgres: TestDatabases;
let prepared: { folder: string; log: string[] };
beforeAll(async () => {
  postgres = await startTestPostgres();
  const folder = join(await temporaryFolder(), 'store');
  await prepareStore(folder);
  const { log } = folderStore(folder);
  prepared = { folder, log: (await Promise.all([1, 2].map((number) => log.text(number)))).map(String) };
});

/** Releases in a folder, and the log of a prepared store in a database. */
async function storeBefore({ before }: StoppedCommand): Promise<{ store: Store; folder: string; address: string }> {
  const folder = join(await temporaryFolder(), 'store');
  await cp(prepared.folder, folder, { recursive: true });
  const address = await postgres.emptied();
  const store = withLog(folderStore(folder), await postgresLog(address));
  for (const [at, text] of prepared.log.entries()) await store.log.append(at + 1, text);
  await before(store);
  return { store, folder, address };
}

async function rig4u(
  folder: string,
  address: string,
  { args, env }: Pick<StoppedCommand, 'args' | 'env'>,
  stop?: Stop,
): Promise<ToolRun> {
  const { port, query } = postgres;
  if (stop === 'full') await query(address, full);
  let kill = (): void => undefined;
  const moment = stop === 'full' ? undefined : stop;
  const proxy = await startKillingProxy(port, { moment, text: 'insert into rig4u_log.revisions', end: () => kill() });
  const log = address.replace(`:${port}/`, `:${proxy.port}/`);
  const run = await runTool([...args, '--store', folder], {
    env: { RIG4U_LOG: log, ...(await env?.()) },
    started: (end) => (kill = end),
  });
  await proxy.close();
  if (stop === 'full') await query(address, 'drop trigger full_disk on rig4u_log.revisions');
  expect(run.output).not.toMatch(/Unexpected|\n {4}at /);
  return run;
}

const tried = stoppedCommands.slice(0, times({ full: stoppedCommands.length, short: 1 }));

describe.each(stops.slice(0, times({ full: 3, short: 1 })))('a log whose write is %s', (stop) => {
  it.each(tried.map((one) => [one.args.join(' '), one] as const))(
    'rig4u %s: visitors get what the log says, and saying it again ends it',
    async (_line, command) => {
      aCase();
      const { store, folder, address } = await storeBefore(command);
      const served = async () => (await followOnce(store, await temporaryFolder()))?.revision;
      const before = await store.log.newest();
      const { code, output } = await rig4u(folder, address, command, stop);
      expect([code, output]).toEqual([stop === 'full' ? 6 : null, output]);
      const logged = await store.log.newest();
      expect([logged, await served()]).toEqual(Array(2).fill(stop === 'lost after' ? before + 1 : before));
      const again = await rig4u(folder, address, command);
      expect([command.codes, again]).toEqual([expect.arrayContaining([again.code]), again]);
      expect(await served()).toBe(await store.log.newest());
      expect((await verify(store)).faults).toEqual([]);
      await store.close();
    },
  );
});
