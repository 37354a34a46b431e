import type { JWTPayload } from 'jose';
import type { Pool, PoolClient } from 'pg';
import { mayPass, RestError } from './errors';
import type { Plan } from './plan';
import { statementsFor } from './sql';

export interface Outcome {
  /** The rows as a JSON array; missing where none were wanted. */
  body?: string;
  /** Rows in the answer, or rows that were changed. */
  found: number;
  /** Rows that were not there before, of an insert that may change rows. */
  made?: number;
  /** Rows there are, where that was asked for. */
  total?: number;
}

/** Of one statement. A visitor's request that takes longer is of no use to the visitor any more. */
const timeout = '8s';

const attempts = 4;

/** Who asks: whose token it is, and what the request's headers say, by their names in small letters. */
export interface Asker {
  claims: JWTPayload;
  headers: Readonly<Record<string, string>>;
}

/** Everything is done as `anon`. The claims say who is asking; the policies read them. The error log's bounds read the headers. */
async function become(client: PoolClient, { claims, headers }: Asker): Promise<void> {
  await client.query(
    "select set_config('role', 'anon', true), set_config('statement_timeout', $1, true), " +
      "set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true)",
    [timeout, JSON.stringify({ ...claims, role: 'anon' }), JSON.stringify(headers)],
  );
}

async function perform(client: PoolClient, plan: Plan): Promise<Outcome> {
  const { main, total } = statementsFor(plan);
  const result = await client.query<{ body?: string; found?: number; made?: number }>(main);
  const { body, found, made } = result.rows[0] ?? {};
  const outcome: Outcome = {
    found: found ?? result.rowCount ?? 0,
    ...(body !== undefined && { body }),
    ...(made !== undefined && { made }),
  };
  if (plan.single && body !== undefined && outcome.found !== 1)
    throw new RestError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${outcome.found} rows`,
    );
  if (total) outcome.total = (await client.query<{ total: number }>(total)).rows[0]?.total ?? 0;
  else if (plan.count) outcome.total = outcome.found;
  return outcome;
}

async function inTransaction<Result>(
  pool: Pool,
  readOnly: boolean,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  // A connection that breaks fails the query as well; unheard, this event would end the process.
  const onError = (): void => {
    broken = true;
  };
  client.on('error', onError);
  try {
    await client.query(readOnly ? 'begin read only' : 'begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** Carries out a plan in one transaction of its own. What the database throws is thrown on; deadlocks are tried again first. */
export async function run(pool: Pool, plan: Plan, asker: Asker): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(pool, plan.action === 'read', async (client) => {
        await become(client, asker);
        return perform(client, plan);
      });
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error;
    }
  }
}
