import type { Timing } from '../builder/timing';

/** Times of tasks of which each is run three times, in turn, and counts with its best: what other programs took from it is not its own. */
export function bestOfThree(tasks: readonly (() => unknown)[]): Timing {
  const best = tasks.map(() => Infinity);
  for (let turn = 0; turn < 3; turn += 1)
    for (const [at, task] of tasks.entries()) {
      const start = performance.now();
      task();
      best[at] = Math.min(best[at] ?? Infinity, performance.now() - start);
    }
  const inOrder = best.toSorted((a, b) => a - b);
  const share = (part: number) =>
    inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * part))] ?? Number.NaN;
  return { median: share(0.5), p95: share(0.95) };
}
