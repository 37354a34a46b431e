import { createHash } from 'node:crypto';
import { bucketOf, clsBounds, emptyMinute, msBounds, namedSenders, type LoadMinute } from '@rig4u/releases/health';
import type { LoadOutcome, LoadReport, ReportedLoad, Vitals } from '@rig4u/shared/contracts';

/** What of a report counts: one load, and whether it was the sender's first or a worse one than before. */
export type Counted = Pick<ReportedLoad, 'part' | 'version' | 'outcome' | 'ms'> & { isFirst: boolean };

/** Which releases a report may name; others are counted without their names. */
export type IsNamed = (part: string, version: string) => boolean;

export interface LoadCounts {
  /** Counts a report, and returns what of it counts. */
  add: (report: LoadReport, from: { sender: string; isNamed: IsNamed; now: number }) => Counted[];
  /** The rows of all minutes that were counted in since the last time, whole. */
  take: (now: number) => LoadMinute[];
}

/** What is known of a sender and a release in a minute. */
interface Mark {
  worst: number;
  /** Whether the visit was in the sample: only then may it stand in a rate. */
  sampled: boolean;
  reports: number;
  measured: Set<keyof Vitals>;
}

/** A row that is being counted. What follows from the marks is put into it when it is taken. */
interface Tally {
  row: LoadMinute;
  marks: Map<string, Mark>;
}

const outcomes: readonly LoadOutcome[] = ['ok', 'retried', 'last-good', 'panel'];
const firstFailure = outcomes.indexOf('last-good');
const [minuteMs, mostMinutes] = [60_000, 5];
const unknown = { part: 'unknown', version: 'unknown' } as const;

/**
 * Counts loads by release and minute. A sender counts once for each release and minute, with the worst that came of it, so that
 * nobody is heard louder by saying it twice. Memory is bounded by `mostMarks`, senders times releases of a minute.
 */
export function loadCounts(gateway: string, mostMarks = 100_000): LoadCounts {
  const minutes = new Map<number, { tallies: Map<string, Tally>; start: number; marks: number; changed: boolean }>();

  const minuteAt = (now: number) => {
    const start = now - (now % minuteMs);
    const minute = minutes.get(start) ?? { tallies: new Map<string, Tally>(), start, marks: 0, changed: true };
    minutes.set(start, minute);
    minute.changed = true;
    // Where nobody takes the rows.
    for (const old of minutes.keys()) if (old < start - mostMinutes * minuteMs) minutes.delete(old);
    return minute;
  };

  const add: LoadCounts['add'] = (report, { sender, isNamed, now }) => {
    const minute = minuteAt(now);
    const key = shortOf(sender);
    const tallyOf = (named: { part: string; version: string }): Tally => {
      const { part, version } = isNamed(named.part, named.version) ? named : unknown;
      const label = `${part}@${version}`;
      const tally = minute.tallies.get(label) ?? {
        row: emptyMinute({ minute: new Date(minute.start).toISOString(), gateway, part, version }),
        marks: new Map(),
      };
      minute.tallies.set(label, tally);
      return tally;
    };
    const counted = loadsOf(report).flatMap((load) => {
      const tally = tallyOf(load);
      const known = tally.marks.get(key);
      const worst = outcomes.indexOf(load.outcome);
      if (known) {
        known.reports += 1;
        tally.row.left_out += 1;
        if (worst <= known.worst) return [];
        known.worst = worst;
      } else if (minute.marks >= mostMarks) {
        tally.row.left_out += 1;
        return [];
      } else {
        minute.marks += 1;
        tally.marks.set(key, { worst, sampled: report.beside === undefined, reports: 1, measured: new Set() });
        if (worst < firstFailure && report.beside === undefined) count(tally.row.ms_buckets, msBounds, load.ms);
      }
      const { part, version } = tally.row;
      return [{ part, version, outcome: load.outcome, ms: load.ms, isFirst: !known }];
    });
    if (report.vitals) {
      const { of, ...vitals } = report.vitals;
      for (const named of [{ part: 'host', version: report.host.version }, ...(of ? [of] : [])])
        measure(tallyOf(named), key, vitals);
    }
    return counted;
  };

  const take: LoadCounts['take'] = (now) => {
    const rows = [...minutes.values()].flatMap(({ tallies, changed }) =>
      changed ? [...tallies.values()].map(rowOf) : [],
    );
    for (const [start, minute] of minutes) {
      minute.changed = false;
      if (start + minuteMs <= now) minutes.delete(start);
    }
    return rows;
  };
  return { add, take };
}

/**
 * The loads of a report, the host's own among them: it was there, or nobody would have told. A visit of a host went as badly as the worst
 * load in it: what ails a remote ails it under the live host and the tried one alike, and what differs is the host's.
 */
function loadsOf({ host, loads, again, beside }: LoadReport): ReportedLoad[] {
  const worst = Math.max(0, ...loads.map(({ outcome }) => outcomes.indexOf(outcome)));
  const isNew = !again && !beside;
  if (loads.some(({ part }) => part === 'host') || (!isNew && worst < firstFailure)) return loads;
  return [{ part: 'host', version: host.version, outcome: outcomes[worst] ?? 'ok', ms: host.ms }, ...loads];
}

/** As much of a sender as tells two apart: an address is not kept, not even here. */
const shortOf = (sender: string): string => createHash('sha256').update(sender).digest('base64url').slice(0, 16);

function count(buckets: number[], bounds: readonly number[], value: number): void {
  const place = bucketOf(bounds, value);
  buckets[place] = (buckets[place] ?? 0) + 1;
}

const figures = [
  ['lcp', 'lcp_buckets', msBounds],
  ['inp', 'inp_buckets', msBounds],
  ['cls', 'cls_buckets', clsBounds],
] as const;

/** Counts each figure of a sender once. A visit that was counted in another minute has no mark here, and no figure. */
function measure({ marks, row }: Tally, key: string, vitals: Vitals): void {
  const mark = marks.get(key);
  for (const [name, buckets, bounds] of figures) {
    const value = vitals[name];
    if (!mark || value === undefined || mark.measured.has(name)) continue;
    mark.measured.add(name);
    count(row[buckets], bounds, value);
  }
}

function rowOf({ row, marks }: Tally): LoadMinute {
  const all = [...marks];
  const sampled = all.filter(([, { sampled: is }]) => is);
  const failing = sampled.filter(([, { worst }]) => worst >= firstFailure).map(([sender]) => sender);
  const with_ = (outcome: LoadOutcome) => all.filter(([, { worst }]) => outcomes[worst] === outcome).length;
  return {
    // Counting goes on in the same buckets.
    ...structuredClone(row),
    visits: sampled.length,
    failed: failing.length,
    retried: with_('retried'),
    last_good: with_('last-good'),
    panel: with_('panel'),
    failed_senders: failing.slice(0, namedSenders),
    largest_sender: all.reduce((most, [, { reports }]) => Math.max(most, reports), 0),
  };
}
