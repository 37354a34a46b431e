import pg from 'pg';
import { healthOf, type HealthRow, type HealthSource, type LoadStore } from '@rig4u/releases/health';

/** What a gateway and a watcher ask of a database: nothing that takes long is worth waiting for. */
const patience = { max: 2, connectionTimeoutMillis: 5_000, statement_timeout: 10_000, query_timeout: 15_000 };

/** As long as the privacy page tells visitors. */
const keptDays = 30;

/**
 * The tables of loads and revisions behind a connection of their own, which the first question makes. A database that says nothing for
 * `silentMs` counts as away: the question fails, and the next one takes another connection.
 */
export function loadStore(
  connectionString: string,
  { silentMs = patience.query_timeout } = {},
): LoadStore & HealthSource {
  const limits = { ...patience, query_timeout: silentMs };
  const pool = new pg.Pool({ ...limits, allowExitOnIdle: true, connectionString });
  // A connection that breaks fails its query as well; unheard, this event would end the process.
  pool.on('error', () => undefined);
  return {
    write: async (rows) => void (await pool.query(writeRows, [JSON.stringify(rows)])),
    newestRevision: async () => {
      const { rows } = await pool.query<{ epoch: number; revision: number }>(newestRevision);
      return rows[0];
    },
    addRevisions: async (rows) => void (await pool.query(writeRevisions, [JSON.stringify(rows)])),
    removeOld: async () =>
      void (await pool.query("delete from public.load_minutes where minute < now() - $1 * interval '1 day'", [
        keptDays,
      ])),
    of: async (part, version, from, to) => {
      const { rows } = await pool.query<HealthRow>(rowsOfRelease, [part, version, from, to]);
      return healthOf(rows);
    },
    close: () => pool.end(),
  };
}

/** A row is written whole each time, so that a second try changes nothing. Of senders the database makes codes. */
const writeRows = `
  insert into public.load_minutes
  select minute, gateway, part, version, visits, failed, retried, last_good, panel,
         ms_buckets, lcp_buckets, inp_buckets, cls_buckets,
         array(select rig4u.code_of_sender(sender, part, version) from unnest(failed_senders) as sender),
         left_out, largest_sender
    from jsonb_populate_recordset(null::public.load_minutes, $1)
  on conflict (minute, gateway, part, version) do update set
    visits = excluded.visits, failed = excluded.failed, retried = excluded.retried, last_good = excluded.last_good,
    panel = excluded.panel, ms_buckets = excluded.ms_buckets, lcp_buckets = excluded.lcp_buckets,
    inp_buckets = excluded.inp_buckets, cls_buckets = excluded.cls_buckets, failed_senders = excluded.failed_senders,
    left_out = excluded.left_out, largest_sender = excluded.largest_sender`;

const rowsOfRelease = `
  select visits, failed, failed_senders, ms_buckets, left_out, largest_sender from public.load_minutes
   where part = $1 and version = $2 and minute >= date_trunc('minute', $3::timestamptz) and minute < $4`;

const newestRevision =
  'select epoch, revision from public.release_revisions order by epoch desc, revision desc limit 1';

const writeRevisions = `
  insert into public.release_revisions
  select * from jsonb_populate_recordset(null::public.release_revisions, $1)
  on conflict do nothing`;
