import { Refusal } from '@rig4u/kernel';
import { loadConfig } from '@rig4u/kernel/config';
import { migrate } from './migrate';

const needed = ['RIG4U_POSTGRES_URL', 'RIG4U_FIREBASE_PROJECT_ID'] as const;

/**
 * Brings the database of a hosted project to this release's state; answers the names of the files it applied. The address and the Firebase
 * project come from the environment, the owner's e-mail address from the configuration. Refuses when one is missing
 * or the database is not reached.
 */
export async function migrateHosted(env: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Refusal(
      `Set ${missing.join(' and ')} to migrate a hosted database. RIG4U_POSTGRES_URL is its connection ` +
        'string (postgresql://user:password@host:5432/postgres?sslmode=…), ' +
        'RIG4U_FIREBASE_PROJECT_ID the Firebase project whose users may save builds.',
    );
  const { RIG4U_POSTGRES_URL: connectionString = '', RIG4U_FIREBASE_PROJECT_ID: projectId = '' } = env;
  const { owner } = await loadConfig(env);
  try {
    return await migrate(
      { connectionString, connectionTimeoutMillis: 10_000 },
      { projectId, ownerEmail: owner.email, local: false },
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      'The hosted database was not migrated: ' +
        `${error instanceof Error ? error.message || error.name : String(error)}\nCheck RIG4U_POSTGRES_URL, ` +
        'and start again: what was applied stays, the rest is tried again.',
    );
  }
}
