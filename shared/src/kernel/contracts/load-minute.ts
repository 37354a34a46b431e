import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = v.array(count);

/** How a release did in one minute, as one gateway saw it: a row of the table `load_minutes`. Each sender counts once. */
export const loadMinute = v.object({
  /** The minute's beginning, as an ISO time stamp. */
  minute: v.string(),
  gateway: v.string(),
  part: v.string(),
  version: v.string(),
  /** Senders, whatever came of their loads; and those who got another release or a panel. */
  visits: count,
  failed: count,
  retried: count,
  last_good: count,
  panel: count,
  /** How many took how long, by `msBounds`; the last number is what took longer. */
  ms_buckets: counts,
  lcp_buckets: counts,
  inp_buckets: counts,
  /** By `clsBounds`. */
  cls_buckets: counts,
  /** Who failed, the first ones; whoever writes the row makes short codes of them. */
  failed_senders: v.array(v.string()),
  /** Reports that did not count: a sender's second one, and what there was no room for. */
  left_out: count,
  /** The most reports of one sender. */
  largest_sender: count,
});

export type LoadMinute = v.InferOutput<typeof loadMinute>;

/** What of a row tells how a release did. */
export type HealthRow = Pick<
  LoadMinute,
  'visits' | 'failed' | 'failed_senders' | 'ms_buckets' | 'left_out' | 'largest_sender'
>;

/** How a release did in a stretch of time. */
export interface Health {
  visits: number;
  /** Senders that got another release or a panel; each counts once, however often it failed. */
  failed: number;
  p75Ms: number | undefined;
  leftOut: number;
  largestSender: number;
}

/** Failing senders that a row names. */
export const namedSenders = 50;

/** Upper bounds of the buckets, in milliseconds. */
export const msBounds: readonly number[] = [
  25, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1_000, 1_250, 1_500, 1_800, 2_200, 2_700, 3_300, 4_000, 5_000,
  7_000, 10_000, 20_000,
];
export const clsBounds: readonly number[] = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1];

export const emptyBuckets = (bounds: readonly number[]): number[] => Array.from({ length: bounds.length + 1 }, () => 0);

/** A row of a release that nobody loaded in that minute. */
export const emptyMinute = (of: Pick<LoadMinute, 'minute' | 'gateway' | 'part' | 'version'>): LoadMinute => ({
  ...of,
  visits: 0,
  failed: 0,
  retried: 0,
  last_good: 0,
  panel: 0,
  ms_buckets: emptyBuckets(msBounds),
  lcp_buckets: emptyBuckets(msBounds),
  inp_buckets: emptyBuckets(msBounds),
  cls_buckets: emptyBuckets(clsBounds),
  failed_senders: [],
  left_out: 0,
  largest_sender: 0,
});

/** The place of a value among the buckets. */
export function bucketOf(bounds: readonly number[], value: number): number {
  const place = bounds.findIndex((bound) => value <= bound);
  return place === -1 ? bounds.length : place;
}

/**
 * The value that `share` of all are not above, as near as the buckets tell: within one, values are taken to lie evenly. Undefined of
 * nothing. What is above the last bound counts as the last bound.
 */
export function quantileOf(bounds: readonly number[], buckets: readonly number[], share: number): number | undefined {
  const all = sum(buckets);
  if (all === 0) return undefined;
  let [left, below] = [all * share, 0];
  for (const [place, bound] of bounds.entries()) {
    const within = buckets[place] ?? 0;
    if (within > 0 && left <= within) return below + (bound - below) * (left / within);
    left -= within;
    below = bound;
  }
  return below;
}

/** The same buckets of all rows, added up. */
export function addedUp(rows: readonly (readonly number[])[]): number[] {
  const total: number[] = [];
  for (const row of rows) for (const [place, one] of row.entries()) total[place] = (total[place] ?? 0) + one;
  return total;
}

/**
 * How a release did, from its rows of all gateways and minutes, in any order. A sender that failed counts once, in however many minutes it
 * did; those that a row counts and does not name count one by one.
 */
export function healthOf(rows: readonly HealthRow[]): Health {
  const named = new Set(rows.flatMap((row) => row.failed_senders));
  return {
    visits: sum(rows.map((row) => row.visits)),
    failed: named.size + sum(rows.map((row) => row.failed - row.failed_senders.length)),
    p75Ms: quantileOf(msBounds, addedUp(rows.map((row) => row.ms_buckets)), 0.75),
    leftOut: sum(rows.map((row) => row.left_out)),
    largestSender: rows.reduce((most, row) => Math.max(most, row.largest_sender), 0),
  };
}

/** The share of visits that failed. More senders than visits can have failed where a row names few of many. */
export const failRate = ({ visits, failed }: Pick<Health, 'visits' | 'failed'>): number =>
  visits === 0 ? 0 : Math.min(failed / visits, 1);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
