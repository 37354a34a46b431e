import { startAuth, type AuthOptions, type RunningAuth } from '../auth';
import { migrate, type MigrateOptions } from '../migrations';
import { startPostgres, type Postgres, type PostgresOptions } from '../postgres';
import { supervise, type Supervised } from './supervise';

/** The local sign-in; after an end it starts again where it was. */
export const superviseAuth = (options: AuthOptions): Promise<Supervised<RunningAuth>> =>
  supervise({
    name: 'The local sign-in',
    start: () => startAuth(options),
    restart: ({ port }) => startAuth({ ...options, port }),
    say: options.say,
  });

/**
 * The local database, brought to this release's state; after an end it starts again where it was. `keep` hears of it
 * before anything else can fail.
 */
export async function superviseDatabase(
  options: PostgresOptions,
  keep: (database: Supervised<Postgres>) => Supervised<Postgres>,
  migration: MigrateOptions,
): Promise<Supervised<Postgres>> {
  const database = keep(
    await supervise({
      name: 'The local database',
      start: () => startPostgres(options),
      restart: ({ port }) => startPostgres({ ...options, port }),
      say: options.say,
    }),
  );
  await migrate(database.current().connection, migration);
  return database;
}
