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
 * Brings a database to what this release's log needs; answers what it applied, nothing when all was, or with `dryRun` what it would.
 * Several at once wait for each other. Throws a Refusal.
 */
export async function migrateLog(address: string, { dryRun = false } = {}): Promise<string[]> {
  const { name, settings } = placeOf(address);
  const client = new pg.Client(settings);
  // A connection that breaks also fails the query that runs; unheard, it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await (dryRun ? missingSteps(client, name) : applySteps(client, name));
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
  const missing = stepsAfter(await appliedIn(client), name);
  for (const { sql, step } of missing) {
    await client.query(sql);
    await client.query('insert into rig4u_log.steps (step) values ($1)', [step]);
  }
  await client.query('commit');
  return missing.map(({ text }) => text);
}

async function missingSteps(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('rig4u_log.steps') is not null as there");
  return stepsAfter(rows[0]?.there ? await appliedIn(client) : 0, name).map(({ text }) => text);
}

async function appliedIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ applied: number }>('select count(*)::int as applied from rig4u_log.steps');
  return rows[0]?.applied ?? 0;
}

function stepsAfter(applied: number, name: string): { sql: string; step: number; text: string }[] {
  if (applied > steps.length)
    throw new Refusal(`The log in ${name} was migrated by a newer rig4u. Update this one; nothing was changed.`);
  return steps.map((sql, at) => ({ sql, step: at + 1, text: `step ${at + 1} of the log in ${name}` })).slice(applied);
}
