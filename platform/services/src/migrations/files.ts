import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the text, the same on systems that end lines otherwise. */
  checksum: string;
}

const own = dirname(fileURLToPath(import.meta.url));

/** The migrations in the order of their numbers. Number 000 is what a hosted project has already; it is left out unless `local`. */
export async function readMigrations(local: boolean, folder = own): Promise<Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{3}_\w+\.sql$/.test(name) && (local || !name.startsWith('000_')))
    .toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
