import type { FoundBuild } from './build-found';
import { mostPerDollar } from './most-per-dollar';

/** Another step of the curve beside the one that a budget brings. */
export interface OtherStep {
  build: FoundBuild;
  /** What it costs more, or saves. */
  cents: number;
  /** The points that it brings more, or loses. */
  gain: number;
}

/** A stretch of budgets on which more money brings nothing. */
export interface FlatStretch {
  fromCents: number;
  /** Undefined where no build of the shelf is better at any price. */
  toCents: number | undefined;
}

/** What the curve says of a budget. */
export interface CurveFigures {
  here: FoundBuild;
  /** The step within reach that brings the most points per dollar; where none is within reach, of all above. */
  next: OtherStep | undefined;
  /** Up to which price the next step was looked for; undefined where nothing up to there brings more. */
  reachCents: number | undefined;
  /** The step below. */
  less: OtherStep | undefined;
  /** Whether no build at all costs less. */
  isLeast: boolean;
  /** The longest stretch above what is spent here. */
  flat: FlatStretch | undefined;
}

/** Who has a budget looks at half as much again, not at three times as much. */
const reach = 1.5;

/** A stretch that is shorter is no news, in cents. */
const shortest = 10_000;

const between = (from: FoundBuild, to: FoundBuild): OtherStep => ({
  build: to,
  cents: Math.abs(to.totalCents - from.totalCents),
  gain: Math.round(10 * Math.abs(to.value - from.value)) / 10,
});

/** The figures of a staircase at a budget; undefined below its first step. */
export function curveFigures(steps: readonly FoundBuild[], budgetCents: number): CurveFigures | undefined {
  const at = steps.findLastIndex(({ totalCents }) => totalCents <= budgetCents);
  const here = steps[at];
  if (!here) return undefined;
  const above = steps.slice(at + 1).filter(({ value }) => value > here.value);
  const near = above.filter(({ totalCents }) => totalCents <= reach * budgetCents);
  const below = steps.slice(0, at).findLast(({ value }) => value < here.value);
  return {
    here,
    next: mostPerDollar((near.length > 0 ? near : above).map((step) => between(here, step))),
    reachCents: near.length > 0 ? reach * budgetCents : undefined,
    less: below && between(here, below),
    isLeast: at === 0,
    flat: longestFlat(steps.slice(at)),
  };
}

function longestFlat(steps: readonly FoundBuild[]): FlatStretch | undefined {
  const stretches = steps.flatMap(({ totalCents }, at): { fromCents: number; toCents: number }[] => {
    const next = steps[at + 1];
    return next ? [{ fromCents: totalCents, toCents: next.totalCents }] : [];
  });
  const [longest] = stretches.toSorted((a, b) => b.toCents - b.fromCents - (a.toCents - a.fromCents));
  if (longest && longest.toCents - longest.fromCents >= shortest) return longest;
  const last = steps.at(-1);
  return last && { fromCents: last.totalCents, toCents: undefined };
}
