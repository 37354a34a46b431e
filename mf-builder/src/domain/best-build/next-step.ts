import { chosenOf, requiredTypes, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import type { Conditions } from './best-build';
import { mostPerDollar } from './most-per-dollar';
import { objectiveFor, type Objective } from './objective';
import type { Place } from './places';
import type { Shelf } from './shelf';
import { changesOf, worthwhile, type UpgradeStep } from './upgrade';

/** What to do next with a build that is being put together. */
export interface NextStep {
  /** The place where the best part of the shelf would bring the most; undefined where none would bring anything. */
  limiter: Place | undefined;
  /** What that would bring, in points. */
  limitedBy: number;
  /** The change within the budget that brings the most per dollar; undefined where none is worth it. */
  step: UpgradeStep | undefined;
}

/** The place that holds a build back: where the best part there is, everything else as it is, would bring the most points. */
function limiterOf(
  shelf: Shelf,
  objective: Objective,
  parts: BuildComponents,
): { limiter: Place | undefined; limitedBy: number } {
  const value = objective.value(parts);
  let limiter: Place | undefined;
  let limitedBy = 0;
  for (const place of objective.types)
    for (const { lines } of shelf.options[place]) {
      const gain = objective.value({ ...parts, [place]: lines }) - value;
      if (gain > limitedBy) [limiter, limitedBy] = [place, gain];
    }
  return { limiter, limitedBy: Math.round(10 * limitedBy) / 10 };
}

/**
 * The part that limits the parts at hand for a use, and the best step for what the budget leaves. A step keeps what it can; its price is
 * what the build costs more, because nothing is bought yet. Undefined while a part that every build needs is missing.
 */
export function nextStep(shelf: Shelf, conditions: Conditions): NextStep | undefined {
  const parts = conditions.atHand ?? {};
  if (requiredTypes.some((type) => chosenOf(parts, type).length === 0)) return undefined;
  const objective = objectiveFor(conditions.use, conditions.resolution);
  const before = totalOf(parts);
  const steps = worthwhile(shelf, { ...conditions, budgetCents: Number.MAX_SAFE_INTEGER }, parts).map(
    (step): UpgradeStep => {
      // What stays is as it was: owned or to be paid.
      const changes = changesOf(parts, step.parts);
      const after: BuildComponents = { ...parts, ...Object.fromEntries(changes.map(({ type, to }) => [type, to])) };
      const totalCents = totalOf(after);
      return { ...step, parts: after, changes, totalCents, cents: totalCents - before };
    },
  );
  const within = steps.filter(({ totalCents }) => totalCents <= conditions.budgetCents);
  const saving = within.filter(({ cents }) => cents <= 0).toSorted((a, b) => b.gain - a.gain);
  return { ...limiterOf(shelf, objective, parts), step: saving[0] ?? mostPerDollar(within) };
}
