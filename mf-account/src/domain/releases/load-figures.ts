import {
  addedUp,
  clsBounds,
  healthOf,
  msBounds,
  quantileOf,
  type Health,
  type LoadMinute,
} from '@rig4u/shared/database';

/** How the screens of a release felt: each the value that three of four visits are not above. */
export interface VitalFigures {
  lcpMs: number | undefined;
  inpMs: number | undefined;
  cls: number | undefined;
}

export interface Stretch {
  part: string;
  version: string;
  /** In milliseconds since 1970. The minute that it lies in counts whole, as for the watcher of roll-outs. */
  from: number;
}

export const healthSince = (rows: readonly LoadMinute[], of: Stretch): Health => healthOf(rowsOf(rows, of));

export function vitalsSince(rows: readonly LoadMinute[], of: Stretch): VitalFigures {
  const own = rowsOf(rows, of);
  const p75 = (bounds: readonly number[], key: 'lcp_buckets' | 'inp_buckets' | 'cls_buckets') =>
    quantileOf(bounds, addedUp(own.map((row) => row[key])), 0.75);
  return {
    lcpMs: p75(msBounds, 'lcp_buckets'),
    inpMs: p75(msBounds, 'inp_buckets'),
    cls: p75(clsBounds, 'cls_buckets'),
  };
}

const minuteMs = 60_000;

function rowsOf(rows: readonly LoadMinute[], { part, version, from }: Stretch): LoadMinute[] {
  const first = Math.floor(from / minuteMs) * minuteMs;
  return rows.filter((row) => row.part === part && row.version === version && Date.parse(row.minute) >= first);
}

/** What was read before with what was read now: a row that came again replaces the older one, and what is older than `from` goes. */
export function mergedMinutes(known: readonly LoadMinute[], fresh: readonly LoadMinute[], from: number): LoadMinute[] {
  const keyOf = (row: LoadMinute) => [row.minute, row.gateway, row.part, row.version].join(' ');
  const all = new Map([...known, ...fresh].map((row) => [keyOf(row), row]));
  return [...all.values()].filter((row) => Date.parse(row.minute) >= from);
}

/** Reports of one sender in a minute that no visitor makes by hand. */
const floodFrom = 30;

/** What was left out of the figures of a part, where one sender alone sent more than a person can. */
export interface Flood {
  leftOut: number;
  largestSender: number;
  /** When the largest sender did it. */
  minute: string;
}

export function floodOf(rows: readonly LoadMinute[], part: string): Flood | undefined {
  const own = rows.filter((row) => row.part === part);
  const worst = own.reduce<LoadMinute | undefined>(
    (most, row) => (!most || row.largest_sender > most.largest_sender ? row : most),
    undefined,
  );
  if (!worst || worst.largest_sender < floodFrom) return undefined;
  const leftOut = own.reduce((sum, row) => sum + row.left_out, 0);
  return { leftOut, largestSender: worst.largest_sender, minute: worst.minute };
}
