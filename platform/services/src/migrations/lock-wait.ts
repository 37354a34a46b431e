import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { Refusal } from '@rig4u/kernel';

export interface LockWait {
  /** Takes what is waited for, once for each change of it. */
  say: (line: string) => void;
  /** How long a held lock is waited for in all, in ms. */
  upToMs: number;
}

/** Behind a change that waits for a table, everybody who writes into it waits as well: that long at most, in ms. */
export const lockTimeoutMs = 1_000;
/** How long writers have the table to themselves before it is tried again, in ms. */
const pauseMs = 2_000;

/** Who holds tables of the product. Of other logins' sessions a login without more rights sees less: those parts are null. */
const holders = `
  select a.pid, a.usename::text as login, nullif(a.application_name, '') as program,
         extract(epoch from now() - a.xact_start)::int as seconds,
         string_agg(distinct l.relation::regclass::text, ', ') as tables
    from pg_locks as l
    join pg_class as c on c.oid = l.relation and c.relkind in ('r', 'p')
    left join pg_stat_activity as a on a.pid = l.pid
   where l.granted and l.pid <> pg_backend_pid() and l.database = (select oid from pg_database where datname = current_database())
     and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'rig4u'))
   group by a.pid, a.usename, a.application_name, a.xact_start order by a.pid`;

interface Holder {
  pid: number | null;
  login: string | null;
  program: string | null;
  seconds: number | null;
  tables: string;
}

const inWords = ({ pid, login, program, seconds, tables }: Holder): string =>
  [
    `${tables} by process ${pid ?? 'of another login'}`,
    ...(login === null ? [] : [` of "${login}"`]),
    ...(program === null ? [] : [` (${program})`]),
    ...(seconds === null ? [] : [`, in a transaction since ${seconds} s`]),
  ].join('');

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';

/**
 * Does a piece of work on the database again until nobody holds a lock that it needs. Between two tries it lets everybody write.
 * Throws a Refusal that names who holds the lock where it takes longer than `upToMs`.
 */
export async function whenFree<Result>(
  client: ClientBase,
  what: string,
  { say, upToMs }: LockWait,
  work: () => Promise<Result>,
): Promise<Result> {
  const until = Date.now() + upToMs;
  let named: string | undefined;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      const { rows } = await client.query<Holder>(holders);
      const held = rows.map(inWords).join('; ') || 'by somebody who has let go by now';
      if (Date.now() > until)
        throw new Refusal(
          `${what} was not applied: what it changes is held for too long: ${held}. End that, and start again.`,
          {
            cause: error,
          },
        );
      const pids = rows.map(({ pid }) => pid).join(' ');
      if (pids !== named) say(`${what} waits. Held is ${held}. Meanwhile everything is written as ever.`);
      named = pids;
      await wait(pauseMs);
    }
  }
}
