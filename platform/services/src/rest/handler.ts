import type { Pool } from 'pg';
import { answer, preflight, refuse } from './answer';
import { readBody } from './body';
import { fromDatabase, RestError } from './errors';
import { parse } from './parse';
import { run } from './run';
import { readTables, type Tables } from './tables';
import { claimsOf, type VerifyToken } from './token';

export interface RestOptions {
  /** Logs in as `authenticator`. */
  pool: Pool;
  verifyToken: VerifyToken;
  /** The public key that every request carries. */
  anonKey: string;
  /** Gets a line for what is not the client's doing. */
  log(line: string): void;
}

/** The tables are read when they are first needed, and again until that succeeds: the database may come up later than we do. */
function tablesOf(pool: Pool): () => Promise<Tables> {
  let known: Promise<Tables> | undefined;
  return async () => {
    known ??= readTables(pool);
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

/** The endpoint: answers a request in the part of PostgREST's language that the database client speaks, and refuses all else by name. */
export function createRest({ pool, verifyToken, anonKey, log }: RestOptions): (request: Request) => Promise<Response> {
  const tables = tablesOf(pool);
  // A connection that waits in the pool ends when the server does. The next request gets a new one.
  pool.on('error', (error) => log(`A database connection ended: ${error.message}`));

  async function handle(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const table = /^\/rest\/v1\/(\w{1,63})$/.exec(pathname)?.[1];
    const body = request.method === 'POST' || request.method === 'PATCH' ? await readBody(request) : '';
    const claims = await claimsOf(request.headers, anonKey, verifyToken);
    if (table === undefined) throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
    const plan = parse({ method: request.method, table, search, headers: request.headers, body }, await tables());
    return answer(plan, await run(pool, plan, claims), request.method !== 'HEAD');
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request.headers);
    try {
      return await handle(request);
    } catch (error) {
      const known = error instanceof RestError ? error : fromDatabase(error);
      if (!known)
        log(`The database endpoint failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return refuse(known ?? new RestError(500, 'XX000', 'The database endpoint failed'), request.method !== 'HEAD');
    }
  };
}
