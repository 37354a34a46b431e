/** @jest-environment node */
import fc from 'fast-check';
import type { LoadReport, ReportedLoad } from '@rig4u/shared/contracts';
import { loadCounts } from './load-counts';

const noon = Date.parse('2026-11-23T12:00:00Z');
const report = (loads: readonly Partial<ReportedLoad>[] = [], more: Partial<LoadReport> = {}): LoadReport => ({
  schema: 1,
  epoch: 1,
  revision: 7,
  host: { version: '1.0.0', ms: 300 },
  loads: loads.map((load) => ({ part: 'mf-guides', version: '1.0.0', outcome: 'ok', ms: 40, ...load })),
  ...more,
});
const isNamed = (part: string) => part !== 'mf-ghost';
const from = (sender: string, now = noon) => ({ sender, isNamed, now });
const panel = { outcome: 'panel', phase: 'entry', ms: 3_000 } as const;

function counted(...reports: [LoadReport, string, number?][]) {
  const counts = loadCounts('g');
  for (const [one, sender, now] of reports) counts.add(one, from(sender, now));
  return counts.take(noon);
}
const rowOf = (rows: ReturnType<typeof counted>, part: string) => rows.find((row) => row.part === part);

test('a visit counts for the host and for each release, with its milliseconds', () => {
  const rows = counted([report([{}], { vitals: { of: { part: 'mf-guides', version: '1.0.0' }, lcp: 900 } }), 'a']);
  expect(rows.map(({ part }) => part)).toEqual(['host', 'mf-guides']);
  expect(rowOf(rows, 'mf-guides')).toMatchObject({
    minute: '2026-11-23T12:00:00.000Z',
    gateway: 'g',
    version: '1.0.0',
    visits: 1,
    failed: 0,
    largest_sender: 1,
    left_out: 0,
    failed_senders: [],
  });
  for (const row of rows) {
    expect(row.ms_buckets.reduce((sum, one) => sum + one)).toBe(1);
    expect(row.lcp_buckets.reduce((sum, one) => sum + one)).toBe(1);
  }
});

test('a sender counts once a minute, with the worst that came of it; the rest is left out', () => {
  const rows = counted([report([{}]), 'a'], [report([panel]), 'a'], [report([{}]), 'a'], [report([{}]), 'b']);
  expect(rowOf(rows, 'mf-guides')).toMatchObject({ visits: 2, failed: 1, panel: 1, left_out: 2, largest_sender: 3 });
  expect(rowOf(rows, 'mf-guides')?.failed_senders).toHaveLength(1);
});

test('senders stand in a row as marks, not as addresses', () => {
  expect(JSON.stringify(counted([report([panel]), '203.0.113.9']))).not.toContain('203.0.113.9');
});

test('a later report of a visit counts no second one of the host; one beside the sample counts in no rate', () => {
  expect(rowOf(counted([report([{}], { again: true }), 'a']), 'host')).toBeUndefined();
  const besides = counted([report([panel], { beside: true }), 'a']);
  expect(besides).toMatchObject(Array(2).fill({ visits: 0, failed: 0, panel: 1 }));
});

test('a visit of a host went as badly as the worst load in it, also when that comes later', () => {
  expect(rowOf(counted([report([{}, { part: 'mf-shop', outcome: 'retried' }]), 'a']), 'host')).toMatchObject({
    retried: 1,
    failed: 0,
  });
  const later = counted([report([{}]), 'a'], [report([panel], { again: true }), 'a']);
  expect(rowOf(later, 'host')).toMatchObject({ visits: 1, failed: 1, panel: 1 });
});

test('what the registry does not name counts without its name', () => {
  const rows = counted([report([{ part: 'mf-ghost', version: '6.6.6' }]), 'a']);
  expect(rows.map(({ part, version }) => `${part}@${version}`)).toEqual(['host@1.0.0', 'unknown@unknown']);
});

test('rows are whole each time, until their minute is over', () => {
  const counts = loadCounts('g');
  counts.add(report([{}]), from('a'));
  expect(rowOf(counts.take(noon + 1_000), 'mf-guides')).toMatchObject({ visits: 1 });
  expect(counts.take(noon + 2_000)).toEqual([]);
  counts.add(report([{}]), from('b', noon + 3_000));
  expect(rowOf(counts.take(noon + 61_000), 'mf-guides')).toMatchObject({ visits: 2 });
  counts.add(report([{}]), from('a', noon + 62_000));
  expect(counts.take(noon + 63_000).map(({ minute }) => minute)).toEqual(Array(2).fill('2026-11-23T12:01:00.000Z'));
});

test('there is room for so many senders of a minute; what is beyond is left out', () => {
  const counts = loadCounts('g', 10);
  for (let i = 0; i < 50; i += 1) counts.add(report([{}]), from(`sender ${i}`));
  const rows = counts.take(noon);
  expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(10);
  expect(rows.reduce((sum, { left_out }) => sum + left_out, 0)).toBe(90);
});

test('a row names fifty failing senders, and counts them all', () => {
  const rows = counted(...Array.from({ length: 80 }, (_, i): [LoadReport, string] => [report([panel]), String(i)]));
  expect(rowOf(rows, 'mf-guides')).toMatchObject({ visits: 80, failed: 80 });
  expect(rowOf(rows, 'mf-guides')?.failed_senders).toHaveLength(50);
});

const some = fc.record({
  sender: fc.constantFrom('a', 'b', 'c', 'd'),
  outcome: fc.constantFrom<ReportedLoad['outcome']>('ok', 'retried', 'last-good', 'panel'),
});

test('however often one sender says it, it adds one visit and one failure at most', () => {
  fc.assert(
    fc.property(fc.array(some), fc.integer({ min: 1, max: 300 }), (reports, flood) => {
      const told = reports.map(({ sender, outcome }): [LoadReport, string] => [report([{ outcome }]), sender]);
      const quiet = rowOf(counted(...told, [report([{}]), 'flooder']), 'mf-guides');
      const forged = Array.from({ length: flood }, (): [LoadReport, string] => [report([panel]), 'flooder']);
      const loud = rowOf(counted(...forged, ...told), 'mf-guides');
      expect(loud?.visits).toBe(quiet?.visits);
      expect((loud?.failed ?? 0) - (quiet?.failed ?? 0)).toBe(1);
      expect(loud?.largest_sender).toBeGreaterThanOrEqual(flood);
    }),
  );
});
