import { randomUUID } from 'node:crypto';
import pg, { type ClientConfig } from 'pg';
import { migrateLog } from './migrate-log';

/** For tests: a server on which each test has a database of its own. */
export interface TestDatabases {
  port: number;
  /** The address of a new database, with the log's tables or without. */
  database(migrated?: boolean): Promise<string>;
  /** The address of one database for all tests that do it no harm, with an empty log. */
  emptied(): Promise<string>;
  /** As the superuser. */
  query(address: string, text: string): Promise<Record<string, unknown>[]>;
}

export function testDatabases({ port, connection }: { port: number; connection: ClientConfig }): TestDatabases {
  const addressOf = (name: string): string =>
    `postgres://${connection.user}:${String(connection.password)}@127.0.0.1:${port}/${name}`;
  const query: TestDatabases['query'] = async (address, text) => {
    const client = new pg.Client(address);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  const database: TestDatabases['database'] = async (migrated = true) => {
    const name = `log_${randomUUID().replaceAll('-', '')}`;
    await query(addressOf('postgres'), `create database ${name}`);
    if (migrated) await migrateLog(addressOf(name));
    return addressOf(name);
  };
  let shared: Promise<string> | undefined;
  return {
    port,
    query,
    database,
    emptied: async () => {
      const address = await (shared ??= database());
      // What no log does: the server is told that these rows come from another one, so that no trigger stops it.
      await query(address, 'set session_replication_role = replica; truncate rig4u_log.revisions, rig4u_log.leases');
      return address;
    },
  };
}
