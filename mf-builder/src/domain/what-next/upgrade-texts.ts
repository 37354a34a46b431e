import { chosenOf, partTypeInfo, requiredTypes, type BuildComponents } from '@rig4u/shared/builds';
import { exactDollars, listed, wholeDollars } from '@rig4u/shared/format';
import { upgradeSentence, type Change, type Upgrade } from '../best-build';

const dollars = (cents: number): string => exactDollars(cents / 100);
const points = (value: number): string => String(Math.round(10 * value) / 10);

/** What the steps come to: what they cost, what is left, and what more would be worth it. */
export function upgradeText(upgrade: Upgrade, budgetCents: number): string {
  const { steps, spentCents, before, after } = upgrade;
  const rest = upgradeSentence(upgrade);
  if (steps.length === 0) return rest;
  const many = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  const left = `${dollars(budgetCents - spentCents)} left of ${wholeDollars(budgetCents / 100)}`;
  return `${many} for ${dollars(spentCents)}, ${left}: the estimate rises from ${points(before)} to ${points(after)}. ${rest}`;
}

/** Which parts a step is about: `Graphics Card and Power Supply`. */
export const typesText = (changes: readonly Change[]): string =>
  listed(changes.map(({ type }) => partTypeInfo(type).label));

/** What the whole budget brings at once, where that is more than step by step; empty where it is not. */
export function atOnceText({ atOnce, before, after }: Upgrade): string {
  if (!atOnce) return '';
  const brings = `Spent at once, the budget brings ${points(atOnce.gain)} points for ${dollars(atOnce.cents)}`;
  return after > before ? `${brings}, ${points(atOnce.gain - (after - before))} more than the steps.` : `${brings}.`;
}

/** What was not said of a PC; empty where all that a PC needs is there. */
export function notSaidText(owned: BuildComponents): string {
  const missing = requiredTypes.filter((type) => chosenOf(owned, type).length === 0);
  return missing.length === 0
    ? ''
    : `Not said yet: ${listed(missing.map((type) => partTypeInfo(type).label))}. What is missing is bought with the first step.`;
}
