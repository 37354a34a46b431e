import {
  chosenOf,
  isPartType,
  partTypeNames,
  type BuildComponents,
  type PartQuantity,
  type PartType,
} from '@rig4u/shared/builds';
import type { Conditions } from './best-build';
import type { FoundBuild } from './build-found';
import { mostPerDollar } from './most-per-dollar';
import { objectiveFor } from './objective';
import type { Shelf } from './shelf';
import { staircase } from './staircase';

/** What goes and what comes in one type. */
export interface Change {
  type: PartType;
  from: readonly PartQuantity[];
  to: readonly PartQuantity[];
}

/** A change of what there is: the build after it, what it costs and what it brings. */
export interface UpgradeStep extends FoundBuild {
  changes: readonly Change[];
  /** What is paid for this step alone. */
  cents: number;
  /** Points of the estimate that it brings. */
  gain: number;
}

export interface Upgrade {
  /** The estimate of what is owned, and what it is after the last step. */
  before: number;
  after: number;
  steps: readonly UpgradeStep[];
  spentCents: number;
  /** What the whole budget brings at once, where that is more than step by step. */
  atOnce: UpgradeStep | undefined;
  /** The cheapest change that would be worth it after the last step, whatever the budget; undefined where nothing on the shelf is. */
  next: UpgradeStep | undefined;
}

/** A change that brings fewer points is not worth the screwdriver. */
export const leastGain = 2;

/** So many steps are told: whoever changes more is better off with a new PC. */
const mostSteps = 5;

const owned = (parts: BuildComponents): BuildComponents =>
  Object.fromEntries(
    partTypeNames.map((type) => [
      type,
      chosenOf(parts, type).map(({ part, quantity }) => ({ part: { ...part, owned: true }, quantity })),
    ]),
  );

const namesOf = (lines: readonly PartQuantity[]): string =>
  lines.map(({ part, quantity }) => `${part.id} ${quantity} ${part.name}`).join();

export const changesOf = (before: BuildComponents, after: BuildComponents): Change[] =>
  partTypeNames
    .map((type) => ({ type, from: chosenOf(before, type), to: chosenOf(after, type) }))
    .filter(({ from, to }) => namesOf(from) !== namesOf(to));

/** Every change of owned parts that is worth it: for what it costs none brings more. The cheapest is first. */
export function worthwhile(shelf: Shelf, conditions: Conditions, parts: BuildComponents): UpgradeStep[] {
  const objective = objectiveFor(conditions.use, conditions.resolution);
  const own = owned(parts);
  const value = objective.value(own);
  return staircase(shelf, { ...conditions, atHand: own })
    .map((step) => ({
      ...step,
      changes: changesOf(own, step.parts),
      cents: step.totalCents,
      gain: Math.round(10 * (objective.value(step.parts) - value)) / 10,
    }))
    .filter(({ gain, cents }) => gain >= leastGain && cents > 0);
}

/**
 * What to change first in a PC that one owns (`conditions.atHand`), and then, within a budget: in each step what brings the most points
 * per dollar, with everything that it needs. Each is a whole build that the rules were asked about. What is replaced is not sold, and what
 * was bought in an earlier step stays.
 */
export function upgrade(shelf: Shelf, conditions: Conditions): Upgrade {
  const objective = objectiveFor(conditions.use, conditions.resolution);
  const unlimited: Conditions = { ...conditions, budgetCents: Number.MAX_SAFE_INTEGER };
  let parts = owned(conditions.atHand ?? {});
  let bought: BuildComponents = {};
  const before = objective.value(parts);
  const first = worthwhile(shelf, unlimited, parts);
  const steps: UpgradeStep[] = [];
  let left = conditions.budgetCents;
  let all = first;
  for (;;) {
    const step = mostPerDollar(all.filter(({ cents }) => cents <= left));
    if (!step || steps.length === mostSteps) break;
    steps.push(step);
    left -= step.cents;
    parts = owned(step.parts);
    const types = new Set(step.changes.map(({ type }) => type));
    bought = {
      ...bought,
      ...Object.fromEntries(Object.entries(parts).filter(([type]) => isPartType(type) && types.has(type))),
    };
    all = worthwhile(shelf, { ...unlimited, locked: { ...conditions.locked, ...bought } }, parts);
  }
  const last = steps.at(-1);
  const after = last ? objective.value(last.parts) : before;
  const best = first.findLast(({ cents }) => cents <= conditions.budgetCents);
  const atOnce = best && objective.value(best.parts) > after ? best : undefined;
  return { before, after, steps, spentCents: conditions.budgetCents - left, atOnce, next: all[0] };
}
