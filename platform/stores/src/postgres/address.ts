import { existsSync } from 'node:fs';
import type { PoolConfig } from 'pg';
import { Refusal } from '@rig4u/kernel';

/** Where a log lies, and how it is reached. */
export interface Place {
  /** The address without password and settings, as sentences name it. */
  name: string;
  settings: PoolConfig;
}

/** Nothing here takes long; who waits longer than this waits for nothing. */
const patience = { connectionTimeoutMillis: 5_000, statement_timeout: 10_000, query_timeout: 15_000 };

/** Reads `postgres://user:password@host:port/database?sslmode=verify-full`. Throws a Refusal, which does not say what it was given. */
export function placeOf(address: string): Place {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.hostname === '')
    throw new Refusal(
      'The address of the log cannot be read. It is postgres://user:password@host:5432/database?sslmode=verify-full; in user ' +
        'and password write signs such as @, : and / as %40, %3A and %2F.',
    );
  for (const setting of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = url.searchParams.get(setting);
    if (file !== null && !existsSync(file))
      throw new Refusal(`The address of the log names ${setting}=${file}, and there is no such file.`);
  }
  const user = url.username === '' ? '' : `${url.username}@`;
  return {
    name: `postgres://${user}${url.host}${url.pathname}`,
    settings: {
      connectionString: address,
      application_name: 'rig4u',
      max: 4,
      allowExitOnIdle: true,
      // A server that vanished without a word is noticed.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...patience,
    },
  };
}
