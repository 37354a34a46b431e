import { errorLogSchema, type ErrorLog, type NewErrorLog } from '../../kernel/contracts/error-log';
import { call, type CallOptions } from './call';
import { DatabaseError } from './database-errors';
import { parseRows } from './rows';

const table = 'error_logs';

/**
 * Inserts an error, always as a visitor: an expired session must not keep errors out of the log. `keepalive` lets the request
 * outlive the page. Rejects with a DatabaseError.
 */
export async function insertErrorLog(
  row: NewErrorLog,
  { keepalive = false }: { keepalive?: boolean } = {},
): Promise<void> {
  await call((client) => client.from(table).insert({ ...row }), { anonymous: true, keepalive });
}

export interface ErrorLogQuery extends CallOptions {
  /** Only the error with this UUID. */
  id?: string | undefined;
  /** Only resolved or only unresolved errors; both if left out. */
  resolved?: boolean | undefined;
  /** Only errors older than this `timestamp` of a row. */
  before?: string | undefined;
  limit?: number | undefined;
}

const columns =
  'id,component,error_message,error_stack,priority,metadata,browser_info,timestamp,resolved,occurrences,last_seen';

/**
 * Errors for the owner, newest first. A full page has a few more than `limit` if more rows share its last timestamp, so that
 * `before` with that timestamp misses none. Rejects with a DatabaseError.
 */
export async function listErrorLogs({ id, resolved, before, limit = 50, signal }: ErrorLogQuery = {}): Promise<
  ErrorLog[]
> {
  const select = (narrow: { before?: string | undefined; at?: ErrorLog; limit: number }) =>
    call(
      (client) => {
        let query = client.from(table).select(columns);
        if (id !== undefined) query = query.eq('id', id);
        if (resolved !== undefined) query = query.eq('resolved', resolved);
        if (narrow.before !== undefined) query = query.lt('timestamp', narrow.before);
        if (narrow.at) query = query.eq('timestamp', narrow.at.timestamp).lt('id', narrow.at.id);
        return query.order('timestamp', { ascending: false }).order('id', { ascending: false }).limit(narrow.limit);
      },
      { signal },
    );
  const found = await select({ before, limit });
  const rows = parseRows(table, errorLogSchema, found);
  const last = rows.at(-1);
  if (!last || found.length < limit) return rows;
  return [...rows, ...parseRows(table, errorLogSchema, await select({ at: last, limit: 1_000 }))];
}

/** Marks an error as resolved or unresolved. Rejects with a DatabaseError; `not-found` if no row was changed. */
export async function setErrorLogResolved(id: string, resolved: boolean, { signal }: CallOptions = {}): Promise<void> {
  const changed = await call((client) => client.from(table).update({ resolved }).eq('id', id).select('id'), { signal });
  if (changed.length === 0) throw new DatabaseError('not-found');
}
