import { curveFigures, type FoundBuild } from '../best-build';

/** What the curve says of a budget. */
export interface FiguresAt extends NonNullable<ReturnType<typeof curveFigures>> {
  /** Up to which price the next step was looked for; undefined where nothing up to there brings more, so that it may cost anything. */
  reachCents: number | undefined;
  /** Whether no build at all costs less. */
  isLeast: boolean;
}

/** Who has this budget looks at half as much again, not at three times as much. */
const reach = 1.5;

/** The figures of a staircase at a budget, with a next step within reach where there is one; undefined below its first step. */
export function figuresAt(steps: readonly FoundBuild[], budgetCents: number): FiguresAt | undefined {
  const all = curveFigures(steps, budgetCents);
  if (!all) return undefined;
  const reachCents = budgetCents * reach;
  const near = curveFigures(
    steps.filter(({ totalCents }) => totalCents <= reachCents),
    budgetCents,
  )?.next;
  return {
    ...all,
    next: near ?? all.next,
    reachCents: near && reachCents,
    isLeast: all.here === steps[0],
  };
}
