import { Refusal } from '@rig4u/kernel';
import { loadConfig } from '@rig4u/kernel/config';
import { migrate } from './migrate';
import { asOwner } from './owner-login';
import { pending, type Pending } from './pending';

const needed = ['RIG4U_POSTGRES_URL', 'RIG4U_FIREBASE_PROJECT_ID'] as const;

/**
 * Brings the database of a hosted project to this release's state; answers what it changed, or with `dryRun` what it would. The address
 * and the Firebase project come from the environment, the owner's e-mail address from the configuration. Throws a Refusal when one is
 * missing, the database is not reached, or the login may not change its tables.
 */
export async function migrateHosted(
  env: Readonly<Record<string, string | undefined>>,
  { dryRun = false, say }: { dryRun?: boolean; say?: (line: string) => void } = {},
): Promise<Pending> {
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Refusal(
      `Set ${missing.join(' and ')} to migrate a hosted database. RIG4U_POSTGRES_URL is its connection ` +
        'string (postgresql://user:password@host:5432/postgres?sslmode=…), which RIG4U_POSTGRES_URL_FILE may hold instead; ' +
        'RIG4U_FIREBASE_PROJECT_ID the Firebase project whose users may save builds.',
    );
  const { RIG4U_POSTGRES_URL: connectionString = '', RIG4U_FIREBASE_PROJECT_ID: projectId = '' } = env;
  const { owner } = await loadConfig(env);
  const options = { projectId, ownerEmail: owner.email };
  const changes = await asOwner(connectionString, (client) => pending(client, options));
  if (dryRun) return changes;
  try {
    const files = await migrate(
      { connectionString, connectionTimeoutMillis: 10_000 },
      { ...options, local: false, ...(say && { say }) },
    );
    // Another start may have applied some of them meanwhile.
    return { ...changes, files };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      'The hosted database was not migrated: ' +
        `${error instanceof Error ? error.message || error.name : String(error)}\nCheck RIG4U_POSTGRES_URL, ` +
        'and start again: what was applied stays, the rest is tried again.',
    );
  }
}
