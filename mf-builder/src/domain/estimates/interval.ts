/** What a number may be: at least `low`, at most `high`. Equal ends say that it is known. */
export interface Interval {
  low: number;
  high: number;
}

export const exactly = (value: number): Interval => ({ low: value, high: value });

/** The value kept inside the bounds; the bounds themselves where it is unknown. So knowing more never widens. */
export function within(value: number | undefined, bounds: Interval): Interval {
  return value === undefined ? bounds : exactly(Math.min(bounds.high, Math.max(bounds.low, value)));
}

export const plus = (...terms: readonly Interval[]): Interval => ({
  low: terms.reduce((sum, { low }) => sum + low, 0),
  high: terms.reduce((sum, { high }) => sum + high, 0),
});

/** Product of intervals whose ends are 0 or more. */
export const times = (...factors: readonly Interval[]): Interval => ({
  low: factors.reduce((product, { low }) => product * low, 1),
  high: factors.reduce((product, { high }) => product * high, 1),
});

/** The interval under a function that never falls as its argument grows. */
export const through = ({ low, high }: Interval, rising: (value: number) => number): Interval => ({
  low: rising(low),
  high: rising(high),
});
