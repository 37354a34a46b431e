import pg from 'pg';
import { Refusal } from '@rig4u/kernel';
import { placeOf } from './address';
import { refusalOf } from './faults';
import { steps } from './schema';

/** Any number that is ours: whoever migrates holds the lock of this number until its transaction ends. */
const lockNumber = 7_400_016;

const prepare = `
  create schema if not exists rig4u_log;
  create table if not exists rig4u_log.steps (step integer primary key, applied_at timestamptz not null default now())`;

/**
 * Brings a database to what this release's log needs; answers what it applied, nothing when all was. Several at once wait for each
 * other. Throws a Refusal.
 */
export async function migrateLog(address: string): Promise<string[]> {
  const { name, settings } = placeOf(address);
  const client = new pg.Client(settings);
  // A connection that breaks also fails the query that runs; unheard, it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await applySteps(client, name);
  } catch (error) {
    throw refusalOf(error, name);
  } finally {
    await client.end();
  }
}

/** All steps in one transaction: a connection that ends in between has changed nothing. */
async function applySteps(client: pg.Client, name: string): Promise<string[]> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
  await client.query(prepare);
  const { rows } = await client.query<{ applied: number }>('select count(*)::int as applied from rig4u_log.steps');
  const applied = rows[0]?.applied ?? 0;
  if (applied > steps.length)
    throw new Refusal(`The log in ${name} was migrated by a newer rig4u. Update this one; nothing was changed.`);
  const missing = steps.map((sql, at) => ({ sql, step: at + 1 })).slice(applied);
  for (const { sql, step } of missing) {
    await client.query(sql);
    await client.query('insert into rig4u_log.steps (step) values ($1)', [step]);
  }
  await client.query('commit');
  return missing.map(({ step }) => `step ${step} of the log in ${name}`);
}
