import { PostgrestClient } from '@supabase/postgrest-js';
import type { NewErrorLog, Services } from '@rig4u/shared/contracts';

/** Writes a row for good, or throws. */
export type WriteRow = (row: NewErrorLog) => Promise<void>;

/** How long the database may take, in milliseconds: a browser waits for the answer. */
const patience = 5_000;

/** Inserts into error_logs through the REST endpoint, as any visitor may. Resolves when the row is durable. */
export function databaseWriter({ url, anonKey }: Services['database']): WriteRow {
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
    timeout: patience,
    retry: false,
  });
  return async (row) => {
    const { error, status } = await client.from('error_logs').insert({ ...row });
    if (error) throw new Error(`status ${status}: ${error.message}`);
  };
}
