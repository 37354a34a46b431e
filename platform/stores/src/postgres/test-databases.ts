import { randomUUID } from 'node:crypto';
import pg, { type ClientConfig } from 'pg';
import { migrateLog } from './migrate-log';

/** For tests: a server on which each test has a database of its own. */
export interface TestDatabases {
  port: number;
  /** The address of a new database, with the log's tables or without. */
  database(migrated?: boolean): Promise<string>;
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
  return {
    port,
    query,
    database: async (migrated = true) => {
      const name = `log_${randomUUID().replaceAll('-', '')}`;
      await query(addressOf('postgres'), `create database ${name}`);
      if (migrated) await migrateLog(addressOf(name));
      return addressOf(name);
    },
  };
}
