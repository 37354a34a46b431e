import { call, type CallOptions } from './call';
import { accountBuildRow, parseRows, type AccountBuildChange, type AccountBuildRow } from './rows';

const table = 'saved_builds';
const columns = Object.keys(accountBuildRow.entries).join(',');

/** The rows of the signed-in user, deleted ones too. Rejects with a DatabaseError. */
export async function fetchAccountBuilds({ signal }: CallOptions = {}): Promise<AccountBuildRow[]> {
  return parseRows(
    table,
    accountBuildRow,
    await call((client) => client.from(table).select(columns).order('created_at'), { signal }),
  );
}

/**
 * Inserts or changes rows of the signed-in user. Resolves to the rows as they are now: the database takes a change only if the row
 * still has the version that was changed. Rejects with a DatabaseError.
 */
export async function putAccountBuilds(
  rows: readonly AccountBuildChange[],
  { signal }: CallOptions = {},
): Promise<AccountBuildRow[]> {
  if (rows.length === 0) return [];
  const put = await call(
    (client) =>
      client
        .from(table)
        .upsert([...rows], { onConflict: 'user_id,build_id' })
        .select(columns),
    { signal },
  );
  return parseRows(table, accountBuildRow, put);
}
