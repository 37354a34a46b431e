import type { Verdict } from '../../src/domain/compatibility/types';

/** Every way to give `count` things different places out of `places`, as many as can be placed; undefined: not placed. */
export const placements = (count: number, places: readonly number[]): (number | undefined)[][] => {
  const grow = (left: number, free: readonly number[], skips: number): (number | undefined)[][] => {
    if (left === 0) return [[]];
    const placed = free.flatMap((place) =>
      grow(
        left - 1,
        free.filter((other) => other !== place),
        skips,
      ).map((rest) => [place, ...rest]),
    );
    const skipped = skips > 0 ? grow(left - 1, free, skips - 1).map((rest) => [undefined, ...rest]) : [];
    return [...placed, ...skipped];
  };
  return grow(count, places, Math.max(0, count - places.length));
};

/** Fails, unknowns, warnings. */
export type Score = [number, number, number];

export const scoreOf = (verdicts: readonly Verdict[]): Score => [
  verdicts.filter((verdict) => verdict === 'fail').length,
  verdicts.filter((verdict) => verdict === 'unknown').length,
  verdicts.filter((verdict) => verdict === 'warning').length,
];

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/**
 * The best of several assignments, each with its verdicts by rule in the table's order: fewest fails over all rules, then
 * unknowns, then warnings; where they tie, the one that is better in the earlier rule.
 */
export const bestAssignment = <A>(
  all: readonly A[],
  verdictsOf: (one: A) => readonly (readonly Verdict[])[],
): A | undefined => {
  const scored = all.map((one) => {
    const byRule = verdictsOf(one);
    return { one, score: [...scoreOf(byRule.flat()), ...byRule.flatMap((verdicts) => scoreOf(verdicts))] };
  });
  return scored.toSorted((a, b) => compare(a.score, b.score))[0]?.one;
};

/** What several verdicts inside one rule come to: fail, else unknown, else warning, else pass. */
export const worst = (verdicts: readonly Verdict[]): Verdict => {
  const order: Verdict[] = ['fail', 'unknown', 'warning'];
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'pass';
};
