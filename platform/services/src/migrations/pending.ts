import type { ClientBase } from 'pg';
import { changedSince } from './apply';
import { readMigrations } from './files';

export interface Pending {
  /** Files that are not applied yet, in their order. */
  files: string[];
  /** Settings that are another value than they would become. */
  settings: string[];
  /** Files of a newer release than this one, which the database has applied. */
  newer: string[];
}

interface Wanted {
  projectId: string;
  ownerEmail: string;
  folder?: string;
}

/** What a migration of a hosted database would change. Reads only. Throws a Refusal where a file was changed after it was applied. */
export async function pending(client: ClientBase, { projectId, ownerEmail, folder }: Wanted): Promise<Pending> {
  const has = async (name: string) =>
    (await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])).rows[0]?.found;
  const rowsOf = async (table: string, columns: string) =>
    (await has(table)) ? (await client.query<Record<string, string>>(`select ${columns} from ${table}`)).rows : [];
  const applied = new Map(
    (await rowsOf('rig4u.migrations', 'name, checksum')).map(({ name = '', checksum }) => [name, checksum]),
  );
  const settings = new Map(
    (await rowsOf('public.app_config', 'key, value')).map(({ key = '', value }) => [key, value]),
  );
  const migrations = await readMigrations(false, folder);
  for (const { name, checksum } of migrations)
    if (applied.has(name) && applied.get(name) !== checksum) throw changedSince(name);
  const known = new Set([...migrations.map(({ name }) => name), '000_local_baseline.sql']);
  return {
    files: migrations.map(({ name }) => name).filter((name) => !applied.has(name)),
    settings: Object.entries({ firebase_project_id: projectId, owner_email: ownerEmail })
      .filter(([key, value]) => settings.get(key) !== value)
      .map(([key, value]) => `${key}: ${settings.get(key) ?? 'nothing'} → ${value}`),
    newer: [...applied.keys()].filter((name) => !known.has(name)),
  };
}
