import { chosenOf, requiredTypes, totalOf, type BuildComponents } from '@rig4u/shared/builds';
import { moreCents } from '../choices/sums-apart';
import type { Conditions } from './best-build';
import { mostPerDollar } from './most-per-dollar';
import { objectiveFor, type Objective } from './objective';
import type { Place } from './places';
import type { Shelf } from './shelf';
import { changesOf, worthwhile, type UpgradeStep } from './upgrade';

/** A step of a build that is not bought yet: its `cents` are what comes costs. */
export interface BuildStep extends UpgradeStep {
  /** What the build costs more after it, less than nothing where it costs less; undefined where a part that goes has no price. */
  moreCents: number | undefined;
}

/** What to do next with a build that is being put together. */
export interface NextStep {
  /** The place where the best part of the shelf would bring the most; undefined where none would bring anything. */
  limiter: Place | undefined;
  /** What that would bring, in points. */
  limitedBy: number;
  /** The change within the budget that brings the most per dollar, as far as prices are known; undefined where none is worth it. */
  step: BuildStep | undefined;
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
 * The part that limits the parts at hand for a use, and the best step for what the budget leaves. A step keeps what it can. It is ranked by
 * what the build costs more, because nothing is bought yet, or by what comes where that is not known. Undefined while a part that every
 * build needs is missing.
 */
export function nextStep(shelf: Shelf, conditions: Conditions): NextStep | undefined {
  const parts = conditions.atHand ?? {};
  if (requiredTypes.some((type) => chosenOf(parts, type).length === 0)) return undefined;
  const objective = objectiveFor(conditions.use, conditions.resolution);
  const steps = worthwhile(shelf, { ...conditions, budgetCents: Number.MAX_SAFE_INTEGER }, parts).map(
    (step): BuildStep => {
      // What stays is as it was: owned or to be paid.
      const changes = changesOf(parts, step.parts);
      const after: BuildComponents = { ...parts, ...Object.fromEntries(changes.map(({ type, to }) => [type, to])) };
      return { ...step, parts: after, changes, totalCents: totalOf(after), moreCents: moreCents(parts, after) };
    },
  );
  const within = steps.filter(({ totalCents }) => totalCents <= conditions.budgetCents);
  const ranked = within.map((step) => ({ step, gain: step.gain, cents: step.moreCents ?? step.cents }));
  const saving = ranked.filter(({ cents }) => cents <= 0).toSorted((a, b) => b.gain - a.gain);
  return { ...limiterOf(shelf, objective, parts), step: (saving[0] ?? mostPerDollar(ranked))?.step };
}
