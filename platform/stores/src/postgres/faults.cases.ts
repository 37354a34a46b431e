import { inspect } from 'node:util';
import { Refusal } from '@rig4u/kernel';
import { freePort } from '@rig4u/kernel/free-port';
import { DiskRefusal, StoreAway } from '@rig4u/releases/store';
import { startCuttingProxy } from '@rig4u/releases/store-contract';
import { migrateLog, postgresLog } from '.';
import type { TestDatabases } from './test-databases';

const at = (of: string, change: (url: URL) => void): string => {
  const url = new URL(of);
  change(url);
  return url.href;
};
/** Asks a log and gives the handle back. */
async function ask<T>(
  of: string,
  question: (log: Awaited<ReturnType<typeof postgresLog>>['log']) => Promise<T>,
): Promise<T> {
  const { log, close } = await postgresLog(of);
  try {
    return await question(log);
  } finally {
    await close();
  }
}
const refused = async (asked: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await asked.then(
    () => new Error('It was not refused.'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error;
};

/** The password in an address, which no sentence may show. */
const secretIn = (address: string): string => /:([^:/]+)@/.exec(address)?.[1] ?? 'no password at all';

/** What a log in a database says when it cannot do what it is asked. */
export function faultsCases(postgres: () => TestDatabases): void {
  let address: string;
  beforeAll(async () => {
    address = await postgres().database();
    await postgres().query(
      address,
      `create role anna login password 'of-anna' in role rig4u_log_writer;
       create role ben login password 'of-ben' in role rig4u_log_reader;
       create role carl login password 'of-carl'`,
    );
  });
  const as = (user: string): string =>
    at(address, (url) => Object.assign(url, { username: user, password: `of-${user}` }));

  describe('says what to do, and never a password:', () => {
    it.each<[string, () => string | Promise<string>, RegExp]>([
      [
        'a wrong password',
        () => at(address, (url) => (url.password = 'secret-7')),
        /refuses the user or the password\. Correct/,
      ],
      [
        'a wrong user',
        () => at(as('nobody-7'), (url) => (url.password = 'secret-7')),
        /refuses the user or the password/,
      ],
      [
        'a wrong database',
        () => at(address, (url) => (url.pathname = '/elsewhere')),
        /elsewhere is no database of its server/,
      ],
      ['no tables', () => postgres().database(false), /holds no log yet\. Run "rig4u migrate" once with this log/],
      ['a user without rights', () => as('carl'), /Grant him the role rig4u_log_writer/],
      ['a server without TLS', () => `${address}?sslmode=verify-full`, /speaks no TLS/],
      [
        'no server',
        async () => at(address, (url) => (url.port = '1')),
        /127\.0\.0\.1:1\/log_\w+ does not answer \(.*ECONNREFUSED/,
      ],
      [
        'no such host',
        () => at(address, (url) => (url.hostname = 'host.invalid')),
        /host\.invalid:\d+\/log_\w+ does not answer/,
      ],
      ['what is no address', () => 'postgres://anna:secret-7@:5432:1/x', /The address of the log cannot be read/],
      [
        'no such file',
        () => `${address}?sslrootcert=/nowhere/ca.pem`,
        /names sslrootcert=\/nowhere\/ca\.pem, and there is no such file/,
      ],
      ['no host', () => 'postgres:///x', /The address of the log cannot be read/],
    ])('%s', async (_what, wrong, says) => {
      const of = await wrong();
      const error = await refused(ask(of, (log) => log.newest()));
      expect(String(error)).toMatch(says);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secretIn(of));
    });

    it.each([
      ['a wrong password', () => at(address, (url) => (url.password = 'secret-7'))],
      ['a user without rights', () => as('carl')],
      ['no server', () => at(address, (url) => (url.port = '1'))],
    ])('%s: the store cannot be reached, whoever asks', async (_what, of) => {
      expect(await refused(ask(of(), (log) => log.newest()))).toBeInstanceOf(StoreAway);
    });

    it('a disk without room', async () => {
      const full = await postgres().database();
      await postgres().query(
        full,
        `create function full_disk() returns trigger language plpgsql as
         'begin raise exception ''could not extend file'' using errcode = ''53100''; end';
       create trigger full_disk before insert on rig4u_log.revisions for each row execute function full_disk()`,
      );
      const error = await refused(ask(full, (log) => log.append(1, 'one')));
      expect(error).toBeInstanceOf(DiskRefusal);
      expect(String(error)).toMatch(/no room left on its disk/);
      expect(await ask(full, (log) => log.newest())).toBe(0);
    });

    it('a server that only follows another', async () => {
      const copy = await postgres().database();
      await postgres().query(
        copy,
        `do $$ begin execute 'alter database ' || current_database() || ' set default_transaction_read_only = on'; end $$`,
      );
      expect(String(await refused(ask(copy, (log) => log.append(1, 'one'))))).toMatch(/is read-only/);
    });

    it('a log of a newer release, which migrating leaves alone', async () => {
      const newer = await postgres().database();
      await postgres().query(newer, 'insert into rig4u_log.steps select generate_series(2, 9)');
      expect(String(await refused(migrateLog(newer)))).toMatch(/was migrated by a newer rig4u/);
    });
  });

  it('asks again by itself when the answer is lost', async () => {
    const proxy = await startCuttingProxy(postgres().port);
    const of = at(await postgres().emptied(), (url) => (url.port = String(proxy.port)));
    const won = await ask(of, async (log) => {
      await log.newest();
      proxy.cutNext({ answers: 0 });
      return log.append(1, 'one');
    }).finally(() => proxy.close());
    expect([won, proxy.cuts()]).toEqual([true, 1]);
  });

  describe('rights', () => {
    it('a writer adds, a reader reads and may not add', async () => {
      expect(await ask(as('anna'), (log) => log.append(1, 'one'))).toBe(true);
      expect(await ask(as('ben'), (log) => log.text(1))).toBe('one');
      expect(String(await refused(ask(as('ben'), (log) => log.append(2, 'two'))))).toMatch(/rig4u_log_writer/);
      expect(await ask(as('ben'), (log) => log.newest())).toBe(1);
      expect(await ask(as('anna'), (log) => log.lease({ holder: 'anna', now: 0, until: 9 }))).toBe(true);
    });
  });

  describe('migrating', () => {
    it('several at once make the tables once, and again nothing', async () => {
      const empty = await postgres().database(false);
      const would = await migrateLog(empty, { dryRun: true });
      expect(would).toEqual(await migrateLog(empty, { dryRun: true }));
      expect(would[0]).toMatch(/^step 1 of the log in /);
      const done = await Promise.all([1, 2, 3].map(() => migrateLog(empty)));
      expect(done.map((steps) => steps.length).toSorted()).toEqual([0, 0, 1]);
      expect(await migrateLog(empty)).toEqual([]);
      expect(await migrateLog(empty, { dryRun: true })).toEqual([]);
    });

    it('ends with words where there is no server', async () => {
      const port = await freePort();
      expect(String(await refused(migrateLog(`postgres://a:b@127.0.0.1:${port}/x`)))).toMatch(/does not answer/);
    });
  });
}
