/** How a release did in one minute, as one gateway saw it: a row of the table `load_minutes`. Each sender counts once. */
export interface LoadMinute {
  /** The minute's beginning, as an ISO time stamp. */
  minute: string;
  gateway: string;
  part: string;
  version: string;
  /** Senders, whatever came of their loads; and those who got another release or a panel. */
  visits: number;
  failed: number;
  retried: number;
  last_good: number;
  panel: number;
  /** How many took how long, by `msBounds`; the last number is what took longer. */
  ms_buckets: number[];
  lcp_buckets: number[];
  inp_buckets: number[];
  /** By `clsBounds`. */
  cls_buckets: number[];
  /** Who failed, the first ones; whoever writes the row makes short codes of them. */
  failed_senders: string[];
  /** Reports that did not count: a sender's second one, and what there was no room for. */
  left_out: number;
  /** The most reports of one sender. */
  largest_sender: number;
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
  const all = buckets.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let [left, below] = [all * share, 0];
  for (const [place, bound] of bounds.entries()) {
    const count = buckets[place] ?? 0;
    if (count > 0 && left <= count) return below + (bound - below) * (left / count);
    left -= count;
    below = bound;
  }
  return below;
}

/** The revision of a registry, as a database keeps it beside the rows. */
export interface RevisionRow {
  epoch: number;
  revision: number;
  at: string;
  by: string;
  command: string;
  why: string | null;
  changes: unknown;
  state: unknown;
}

/** Where a gateway keeps what it counted, and the registry's history. Each rejects while it cannot. */
export interface LoadStore {
  /** Writes rows whole: one that was written before is replaced. */
  write: (rows: readonly LoadMinute[]) => Promise<void>;
  newestRevision: () => Promise<{ epoch: number; revision: number } | undefined>;
  addRevisions: (rows: readonly RevisionRow[]) => Promise<void>;
  /** Removes rows that are older than the days for which visitors were told that they are kept. */
  removeOld: () => Promise<void>;
  close: () => Promise<void>;
}
