import { Client, type ClientBase, type ClientConfig } from 'pg';
import { applyMigration, inTurn } from './apply';
import { readMigrations } from './files';
import { whenFree } from './lock-wait';

export interface MigrateOptions {
  /** Whose tokens are believed. */
  projectId: string;
  /** Who may read the error log. */
  ownerEmail: string;
  /** Whether the database is the one of this machine, which has none of a hosted project's roles. */
  local: boolean;
  /** Of the role that the REST endpoint logs in as. Only a local database takes one. */
  authenticatorPassword?: string;
  /** Where the files are, for tests. */
  folder?: string;
  /** Takes what a migration waits for. */
  say?: (line: string) => void;
  /** How long others may keep a migration from its tables, in ms; ten minutes when left out. */
  waitUpToMs?: number;
}

const tenMinutes = 600_000;

async function writeSettings(
  client: ClientBase,
  { projectId, ownerEmail, local, authenticatorPassword }: MigrateOptions,
): Promise<void> {
  const write =
    'insert into public.app_config (key, value) values ($1, $2) on conflict (key) do update set value = ' +
    'excluded.value where app_config.value <> excluded.value';
  await client.query(write, ['firebase_project_id', projectId]);
  await client.query(write, ['owner_email', ownerEmail]);
  if (!local || authenticatorPassword === undefined) return;
  const { rows } = await client.query<{ text: string }>(
    "select format('alter role authenticator with password %L', $1::text) as text",
    [authenticatorPassword],
  );
  for (const { text } of rows) await client.query(text);
}

/**
 * Brings a database to this release's state and writes its settings. Answers the names of the files it applied; none when all were.
 * Several at once wait for each other. Throws a Refusal when a file was changed after it was applied, or others keep it from its tables.
 */
export async function migrate(connection: ClientConfig, options: MigrateOptions): Promise<string[]> {
  const client = new Client(connection);
  // A connection that breaks also fails the query that runs; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const { say = () => undefined, waitUpToMs: upToMs = tenMinutes } = options;
  const lockWait = { say, upToMs };
  try {
    const names: string[] = [];
    for (const migration of await readMigrations(options.local, options.folder))
      if (await applyMigration(client, migration, lockWait)) names.push(migration.name);
    await whenFree(client, 'The settings', lockWait, () => inTurn(client, () => writeSettings(client, options)));
    return names;
  } finally {
    await client.end();
  }
}
