import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { doctor } from '@rig4u/releases';
import { folderStore, withLog } from '@rig4u/releases/store';
import { postgresLog } from '.';
import type { TestDatabases } from './test-databases';

/** What `rig4u doctor` says of a log in a database. */
export function doctorCases(postgres: () => TestDatabases): void {
  const faultsOf = async (address: string): Promise<string[]> => {
    const store = withLog(folderStore(await temporaryFolder()), await postgresLog(address));
    return doctor(store, Date.now).finally(store.close);
  };
  const rows = async (address: string): Promise<unknown> =>
    postgres().query(
      address,
      'select log, revision, text from rig4u_log.revisions union all select log, 0, holder from rig4u_log.leases',
    );

  it('a log that is sound stays as it is when it is tried', async () => {
    const address = await postgres().emptied();
    const { log, close } = await postgresLog(address);
    await log.append(1, 'one');
    await close();
    expect(await faultsOf(address)).toEqual([]);
    expect(await rows(address)).toEqual([{ log: 'live', revision: 1, text: 'one' }]);
  });

  it.each([
    ['drop trigger keep on rig4u_log.revisions', /append-only are off: keep\.[^]*A revision can be changed/],
    ['alter table rig4u_log.revisions disable trigger all', /append-only are off: follow, keep, keep_all, tell/],
    [
      'alter table rig4u_log.revisions drop constraint revisions_pkey',
      /Its log failed while it was tried: postgres:.* has lost the key of its table/,
    ],
    [
      "do $$ begin execute 'alter database ' || current_database() || ' set synchronous_commit = off'; end $$",
      /Its server has synchronous_commit off/,
    ],
    ['drop schema rig4u_log cascade', /What is there cannot be read: .* holds no log yet\. Run "rig4u migrate/],
  ])('refuses a database after: %s', async (sql, says) => {
    const address = await postgres().database();
    await postgres().query(address, sql);
    expect((await faultsOf(address)).join('\n')).toMatch(says);
  });

  it('says that a user may only read', async () => {
    const address = new URL(await postgres().database());
    await postgres().query(address.href, "create role dora login password 'of-dora' in role rig4u_log_reader");
    Object.assign(address, { username: 'dora', password: 'of-dora' });
    expect(await faultsOf(address.href)).toEqual([
      expect.stringMatching(
        /^Its log cannot be tried: .* does not let this user do that\. Grant him the role rig4u_log_writer/,
      ),
    ]);
  });
}
