import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian and Ubuntu keep each version in a folder of its own. */
const packaged = '/usr/lib/postgresql';
const needed = ['initdb', 'postgres', 'pg_ctl', 'pg_dump', 'pg_restore', 'psql'];

/**
 * A folder with the `bin` of a PostgreSQL that has a server and its tools, of one version: RIG4U_POSTGRES_PROGRAMS, or the newest that
 * is installed. The npm package brings the server alone.
 */
export function postgresPrograms(env = process.env): string | undefined {
  const named = env['RIG4U_POSTGRES_PROGRAMS'];
  const installed = existsSync(packaged)
    ? readdirSync(packaged)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(packaged, version))
    : [];
  return (named ? [named] : installed).find((folder) => needed.every((name) => existsSync(join(folder, 'bin', name))));
}
