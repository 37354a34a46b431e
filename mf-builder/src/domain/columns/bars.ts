import type { Bar } from './column';

/** Where the check's limit lies on a scale, and whether the option fails there. */
export interface Mark {
  at: number;
  over: boolean;
}

/** The end of a scale: the largest of the numbers, rounded up to its second figure; 0 where there is none. */
export function scaleOf(numbers: readonly number[]): number {
  const largest = Math.max(0, ...numbers);
  if (largest === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(largest)) - 1);
  return Math.ceil(largest / step - 1e-9) * step;
}

/** From 0 to a number on a scale that ends at `scale`, with the limit. What is beyond the scale ends with it. */
export function barTo(value: number, scale: number, mark?: Mark): Bar {
  const bar: Bar = { from: 0, to: share(value, scale) };
  return mark ? { ...bar, limit: share(mark.at, scale), over: mark.over } : bar;
}

const share = (value: number, scale: number): number => (scale > 0 ? Math.min(1, Math.max(0, value / scale)) : 0);
