/** @jest-environment node */
import fc from 'fast-check';
import { bucketOf, emptyBuckets, msBounds, quantileOf } from './load-minute';

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
