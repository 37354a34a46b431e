import type { Pool } from 'pg';
import { msBounds, quantileOf, type Health } from '@rig4u/releases/health';

interface Stretch {
  part: string;
  version: string;
  from: Date;
  to: Date;
}

interface Row {
  visits: number;
  named: number;
  unnamed: number;
  left_out: number;
  largest_sender: number;
  ms_buckets: number[] | null;
}

/**
 * How a release did, all gateways together. A sender that failed counts once, in however many minutes it did; those that a row counts
 * and does not name count one by one.
 */
export async function readHealth(pool: Pool, { part, version, from, to }: Stretch): Promise<Health> {
  const { rows } = await pool.query<Row>(question, [part, version, from, to]);
  const [row] = rows;
  return {
    visits: row?.visits ?? 0,
    failed: (row?.named ?? 0) + (row?.unnamed ?? 0),
    p75Ms: quantileOf(msBounds, row?.ms_buckets ?? [], 0.75),
    leftOut: row?.left_out ?? 0,
    largestSender: row?.largest_sender ?? 0,
  };
}

const question = `
  with minutes as (
    select * from public.load_minutes
     where part = $1 and version = $2 and minute >= date_trunc('minute', $3::timestamptz) and minute < $4
  )
  select coalesce(sum(visits), 0)::integer as visits,
         coalesce(sum(failed - cardinality(failed_senders)), 0)::integer as unnamed,
         coalesce(sum(left_out), 0)::integer as left_out,
         coalesce(max(largest_sender), 0)::integer as largest_sender,
         (select count(distinct sender) from minutes, unnest(failed_senders) as sender)::integer as named,
         (select array_agg(total order by place)
            from (select place, sum(count)::integer as total
                    from minutes, unnest(ms_buckets) with ordinality as bucket (count, place) group by place) as totals) as ms_buckets
    from minutes`;
