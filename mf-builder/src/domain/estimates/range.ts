/** What a number may be: at least `low`, at most `high`, most likely `mid`. Equal ends say that it is known. */
export interface Range {
  low: number;
  mid: number;
  high: number;
}

export const exactly = (value: number): Range => ({ low: value, mid: value, high: value });

export const between = (low: number, high: number): Range => ({ low, mid: (low + high) / 2, high });

/** The value kept inside the bounds; the bounds themselves where it is unknown. So knowing more never widens. */
export const within = (value: number | undefined, bounds: Range): Range =>
  value === undefined ? bounds : exactly(Math.min(bounds.high, Math.max(bounds.low, value)));

/** The range under a function that never falls as its argument grows. */
export const through = ({ low, mid, high }: Range, rising: (value: number) => number): Range => ({
  low: rising(low),
  mid: rising(mid),
  high: rising(high),
});

/** The range with both ends kept inside the bounds. */
export const clamped = (range: Range, bounds: Range): Range =>
  through(range, (value) => Math.min(bounds.high, Math.max(bounds.low, value)));

/** The product of ranges whose ends are 0 or more. */
export const product = (a: Range, b: Range): Range => ({
  low: a.low * b.low,
  mid: a.mid * b.mid,
  high: a.high * b.high,
});

export const plus = (...terms: readonly Range[]): Range => ({
  low: terms.reduce((sum, { low }) => sum + low, 0),
  mid: terms.reduce((sum, { mid }) => sum + mid, 0),
  high: terms.reduce((sum, { high }) => sum + high, 0),
});

export const scaled = ({ low, mid, high }: Range, by: number): Range =>
  by >= 0 ? { low: low * by, mid: mid * by, high: high * by } : { low: high * by, mid: mid * by, high: low * by };

/** The range that all of them together span, in the middle of them most likely. */
export function spanning(ranges: readonly Range[]): Range {
  return between(Math.min(...ranges.map(({ low }) => low)), Math.max(...ranges.map(({ high }) => high)));
}

/** Wider by a factor on both sides; `share` is its logarithm. */
export const wider = ({ low, mid, high }: Range, share: number): Range => ({
  low: low * Math.exp(-share),
  mid,
  high: high * Math.exp(share),
});
