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

/**
 * The headers as a hosted database would pass them on: a proxy in front of it says where a request came from, and believes nothing that the
 * request itself says of that.
 */
function passedOn(headers: Headers, address: string | undefined): Record<string, string> {
  const { 'cf-connecting-ip': _, 'x-forwarded-for': before, ...passed } = Object.fromEntries(headers);
  const way = [before, address].filter((part) => part !== undefined).join(', ');
  return way === '' ? passed : { ...passed, 'x-forwarded-for': way };
}

/** Answers a request. `address` is where it came from, as the server's socket knows it. */
type Rest = (request: Request, address?: string) => Promise<Response>;

/** The endpoint: answers a request in the part of PostgREST's language that the database client speaks, and refuses all else by name. */
export function createRest({ pool, verifyToken, anonKey, log }: RestOptions): Rest {
  const tables = tablesOf(pool);
  // A connection that waits in the pool ends when the server does. The next request gets a new one.
  pool.on('error', (error) => log(`A database connection ended: ${error.message}`));

  async function handle(request: Request, address: string | undefined): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const table = /^\/rest\/v1\/(\w{1,63})$/.exec(pathname)?.[1];
    const body = request.method === 'POST' || request.method === 'PATCH' ? await readBody(request) : '';
    const claims = await claimsOf(request.headers, anonKey, verifyToken);
    if (table === undefined) throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
    const plan = parse({ method: request.method, table, search, headers: request.headers, body }, await tables());
    const asker = { claims, headers: passedOn(request.headers, address) };
    return answer(plan, await run(pool, plan, asker), request.method !== 'HEAD');
  }

  return async (request, address) => {
    if (request.method === 'OPTIONS') return preflight(request.headers);
    try {
      return await handle(request, address);
    } catch (error) {
      const known = error instanceof RestError ? error : fromDatabase(error);
      if (!known)
        log(`The database endpoint failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return refuse(known ?? new RestError(500, 'XX000', 'The database endpoint failed'), request.method !== 'HEAD');
    }
  };
}
