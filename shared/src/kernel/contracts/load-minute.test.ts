/** @jest-environment node */
import fc from 'fast-check';
import {
  bucketOf,
  emptyBuckets,
  emptyMinute,
  failRate,
  healthOf,
  msBounds,
  quantileOf,
  type LoadMinute,
} from './load-minute';

function filled(values: readonly number[]): number[] {
  const buckets = emptyBuckets(msBounds);
  for (const value of values) {
    const place = bucketOf(msBounds, value);
    buckets[place] = (buckets[place] ?? 0) + 1;
  }
  return buckets;
}

test('of nothing there is no figure', () => {
  expect(quantileOf(msBounds, emptyBuckets(msBounds), 0.75)).toBeUndefined();
});

test('the figure lies in the bucket of the true one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30_000), { minLength: 1, maxLength: 300 }), (values) => {
      const rank = Math.ceil(values.length * 0.75);
      const exact = values.toSorted((a, b) => a - b)[rank - 1] ?? 0;
      const place = Math.min(bucketOf(msBounds, exact), msBounds.length - 1);
      const found = quantileOf(msBounds, filled(values), 0.75) ?? Number.NaN;
      expect(found).toBeGreaterThanOrEqual(msBounds[place - 1] ?? 0);
      expect(found).toBeLessThanOrEqual(msBounds[bucketOf(msBounds, exact)] ?? msBounds.at(-1) ?? 0);
    }),
  );
});

const row = (more: Partial<LoadMinute> = {}): LoadMinute => ({
  ...emptyMinute({ minute: '2026-11-23T12:00:00Z', gateway: 'g', part: 'mf-guides', version: '1.0.0' }),
  ...more,
});
const anyRow: fc.Arbitrary<LoadMinute> = fc
  .record({
    times: fc.array(fc.nat(30_000), { maxLength: 20 }),
    senders: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
    unnamed: fc.nat(3),
    leftOut: fc.nat(1_000),
  })
  .map(({ times, senders, unnamed, leftOut }) =>
    row({
      visits: times.length,
      failed: senders.length + unnamed,
      failed_senders: senders,
      ms_buckets: filled(times),
      left_out: leftOut,
      largest_sender: leftOut,
    }),
  );
const rows = fc.array(anyRow, { maxLength: 12 });

test('the figures do not depend on the order of the rows', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (all, order) => {
      const shuffled = all
        .map((one, i) => ({ one, at: order[i] ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(healthOf(shuffled)).toEqual(healthOf(all));
    }),
  );
});

test('a flood of one sender adds one failing sender at most, and is counted as left out', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), (all, floods) => {
      const flood = floods.map((left_out) =>
        row({ visits: 1, failed: 1, failed_senders: ['flood'], left_out, largest_sender: left_out + 1 }),
      );
      const [before, after] = [healthOf(all), healthOf([...all, ...flood])];
      expect(after.failed - before.failed).toBe(1);
      expect(after.leftOut - before.leftOut).toBe(floods.reduce((sum, one) => sum + one, 0));
      expect(after.largestSender).toBeGreaterThan(Math.max(...floods));
    }),
  );
});

test('a sender that failed in two minutes, at two gateways, counts once; whoever is not named counts each time', () => {
  const health = healthOf([
    row({ visits: 10, failed: 2, failed_senders: ['a', 'b'] }),
    row({ visits: 10, failed: 3, failed_senders: ['b'], gateway: 'h' }),
  ]);
  expect(health).toMatchObject({ visits: 20, failed: 4, p75Ms: undefined });
  expect(failRate(health)).toBe(0.2);
  expect(failRate(healthOf([]))).toBe(0);
});

test('there may be as many rows as many gateways write in a month', () => {
  const many = Array.from<LoadMinute>({ length: 200_000 }).fill(row({ visits: 1, largest_sender: 2 }));
  expect(healthOf(many)).toMatchObject({ visits: 200_000, largestSender: 2 });
});
