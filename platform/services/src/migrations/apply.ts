import type { ClientBase } from 'pg';
import { Refusal } from '@rig4u/kernel';
import type { Migration } from './files';
import { lockTimeoutMs, whenFree, type LockWait } from './lock-wait';

/** Any number that is ours: whoever migrates holds the lock of this number until its transaction ends. */
const lockNumber = 7_400_004;

const prepare = `
  create schema if not exists rig4u;
  create table if not exists rig4u.migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  );
`;

/** Runs `work` in one transaction while nobody else migrates. A lock of the transaction also holds behind a connection pooler. */
export async function inTurn<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // On a broken connection the server has rolled back by itself, and the first error is the one to tell.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function applied(client: ClientBase, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ checksum: string }>('select checksum from rig4u.migrations where name = $1', [
    name,
  ]);
  return rows[0]?.checksum;
}

export const changedSince = (name: string): Refusal =>
  new Refusal(
    `The migration ${name} was changed after this database had applied it. Put the file back as it was, ` +
      'and write the change into a new file with the next number.',
  );

/**
 * Applies one migration unless it is applied already; answers whether it did. Refuses one that was changed since it was applied, and
 * one that others keep from its tables for too long.
 */
export function applyMigration(
  client: ClientBase,
  { name, sql, checksum }: Migration,
  lockWait: LockWait,
): Promise<boolean> {
  const apply = async () => {
    await client.query(prepare);
    const known = await applied(client, name);
    if (known === checksum) return false;
    if (known !== undefined) throw changedSince(name);
    await client.query(sql);
    await client.query('insert into rig4u.migrations (name, checksum) values ($1, $2)', [name, checksum]);
    return true;
  };
  return whenFree(client, name, lockWait, () => inTurn(client, apply));
}
